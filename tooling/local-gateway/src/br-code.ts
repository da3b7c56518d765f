/** The contents of a PIX charge code. Amounts are whole cents (BRL). */
export interface BrCode {
  /** The charge's URL at the payment provider, without the scheme. */
  url: string
  amount: number
  /** Receiver's name (cut at 25 bytes) and city (15). */
  name: string
  city: string
}

/**
 * The copy-and-paste text of a dynamic, single-use PIX charge: fields of id, two-digit length and value, followed by a
 * CRC over all of them (Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", and EMV QRCPS-MPM).
 */
export function buildBrCode({ url, amount, name, city }: BrCode): string {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not an amount in cents: ${amount}`)
  const account = field('00', 'br.gov.bcb.pix') + field('25', url)
  const text =
    field('00', '01') +
    field('01', '12') +
    field('26', account) +
    field('52', '0000') +
    field('53', '986') +
    field('54', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`) +
    field('58', 'BR') +
    field('59', plain(name, 25)) +
    field('60', plain(city, 15)) +
    field('62', field('05', '***')) +
    '6304'
  return text + crc16(text)
}

/** CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) of the UTF-8 bytes, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(id: string, value: string): string {
  const length = Buffer.byteLength(value, 'utf8')
  if (length > 99) throw new RangeError(`BR Code field ${id} holds at most 99 bytes`)
  return `${id}${String(length).padStart(2, '0')}${value}`
}

/** Banking apps read ASCII, so remove accents before cutting. */
function plain(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longest)
    .trimEnd()
}
