/** The payment data in a PIX copy-and-paste code (EMV merchant-presented code, "BR Code"). */
export interface BrCode {
  /** Minor units of BRL; `null` if the payer enters the amount. */
  amount: number | null
  /** The receiver's name as given in the code. */
  merchant: string
  txid: string
}

/**
 * Parses a BR Code and checks lengths, PIX account, currency and CRC; returns `null` if anything is invalid. The API
 * parses each code before storing it, and the shop's page again before showing it.
 */
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

/** CRC-16/CCITT-FALSE over the UTF-8 bytes, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The CRC is the last field and covers everything before its value, including its own id and length. */
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
