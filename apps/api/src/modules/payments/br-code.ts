/** What a PIX copy-and-paste code (EMV merchant-presented code, "BR Code") says about its payment. */
export interface BrCode {
  /** Minor units of BRL; `null` when the payer types the amount. */
  amount: number | null
  /** The receiver's name as printed in the code. */
  merchant: string
  txid: string
}

/** Reads a BR Code, checking lengths, PIX account, currency and CRC; `null` when anything is wrong. */
export function parseBrCode(code: string): BrCode | null {
  if (!hasValidCrc(code)) return null
  const fields = readFields(code)
  if (
    fields === null ||
    fields.get('00') !== '01' ||
    fields.get('53') !== '986' ||
    fields.get('58') !== 'BR'
  ) {
    return null
  }
  if (![...fields].some(([id, value]) => isAccountId(id) && isPixAccount(value))) return null
  const amount = fields.get('54')
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) return null
  return {
    amount: amount === undefined ? null : Number(amount.replace('.', '')),
    merchant: fields.get('59') ?? '',
    txid: readFields(fields.get('62') ?? '')?.get('05') ?? '',
  }
}

/** A code for money straight to a PIX key. */
export interface KeyCode {
  key: string
  /** Minor units of BRL. */
  amount: number
  /** The receiver's name (25 characters are kept) and city (15). */
  merchant: string
  city: string
  /** Comes back with the money: letters and digits, 25 at most. */
  txid: string
}

/** The copy-and-paste text of a static code, in the order of fields of the central bank's manual. Throws a `RangeError`. */
export function buildBrCode({ key, amount, merchant, city, txid }: KeyCode): string {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 999_999_999_999)
    throw new RangeError(`No amount in cents: ${amount}`)
  if (!/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('A reference is 1 to 25 letters and digits')
  const cents = String(amount).padStart(3, '0')
  const code = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${cents.slice(0, -2)}.${cents.slice(-2)}`),
    field('58', 'BR'),
    field('59', plain(merchant, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', txid)),
    '6304',
  ].join('')
  return code + crc16(code)
}

function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99) throw new RangeError(`Field ${id} holds 1 to 99 characters`)
  return id + String(value.length).padStart(2, '0') + value
}

/** Banks' apps read ASCII: accents off first, then measured. */
const plain = (text: string, longest: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longest)
    .trimEnd()

/** CRC-16/CCITT-FALSE over the UTF-8 bytes, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The CRC is the last field and covers everything before its value, its own id and length included. */
function hasValidCrc(code: string): boolean {
  const body = code.slice(0, -4)
  return body.endsWith('6304') && crc16(body) === code.slice(-4).toUpperCase()
}

/** Two digits of id, two of length, then the value; the length counts characters. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = text.slice(at, at + 4)
    if (!/^\d{4}$/.test(head)) return null
    const end = at + 4 + Number(head.slice(2))
    if (end > text.length) return null
    fields.set(head.slice(0, 2), text.slice(at + 4, end))
    at = end
  }
  return fields
}

const isAccountId = (id: string) => id >= '26' && id <= '51'
const isPixAccount = (value: string) => readFields(value)?.get('00')?.toLowerCase() === 'br.gov.bcb.pix'
