import { crc16 } from '../br-code.ts'

/** The contents of a static PIX code, as a banking app reads them. */
export interface ReadCode {
  /** Cents; undefined if the payer enters the amount. */
  amount: number | undefined
  txid: string
}

/** Reads a copy-and-paste code like a banking app; throws an Error that says what is wrong with it. */
export function readCode(text: string): ReadCode {
  const code = text.trim()
  const body = code.slice(0, -4)
  if (!/6304[0-9A-Fa-f]{4}$/.test(code) || crc16(body) !== code.slice(-4).toUpperCase())
    throw new Error('This is no whole PIX code: its check digits are wrong.')
  const fields = readFields(body.slice(0, -4))
  const amount = fields.get('54')
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount))
    throw new Error('The amount in this code is none.')
  const txid = readFields(fields.get('62') ?? '').get('05')
  if (txid === undefined || txid === '***') throw new Error('This code has no reference of the shop’s.')
  return { amount: amount === undefined ? undefined : Number(amount.replace('.', '')), txid }
}

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4))
    const [, id = '', length = '0'] = head ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!head || value.length !== Number(length)) throw new Error('This is no PIX code.')
    fields.set(id, value)
    at += 4 + Number(length)
  }
  return fields
}
