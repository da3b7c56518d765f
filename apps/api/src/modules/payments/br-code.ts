import { crc16 } from '@recadinho/contracts/br-code'

/** A code for a payment directly to a PIX key. */
export interface KeyCode {
  key: string
  /** Minor units of BRL. */
  amount: number
  /** The receiver's name (cut to 25 characters) and city (15). */
  merchant: string
  city: string
  /** Returned with the money: 1 to 25 letters and digits. */
  txid: string
}

/**
 * The copy-and-paste text of a static code, with the fields in the order of the central bank's manual. Throws a
 * `RangeError`.
 */
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

/** Banks' apps read ASCII: strip accents first, then cut. */
const plain = (text: string, longest: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longest)
    .trimEnd()
