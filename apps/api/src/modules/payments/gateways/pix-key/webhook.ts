import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { GatewayEvent, Webhook } from '../gateway.ts'

const toleranceMs = 300_000

/** The bank's notice (the API's README describes the format). */
const Notice = Type.Object(
  {
    endToEndId: Type.String({ pattern: '^E[0-9A-Za-z]{31}$' }),
    txid: Type.String({ pattern: '^[0-9A-Za-z]{1,25}$' }),
    /** Reais as a string with both decimals, to avoid floats. */
    amount: Type.String({ pattern: '^\\d{1,7}\\.\\d{2}$' }),
    currency: Type.Literal('BRL'),
  },
  { additionalProperties: true },
)
const notice = Compile(Notice)

/** A credit with a valid signature over the raw body: `x-pix-signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function readCredit(secret: string, { raw, headers, receivedAt }: Webhook): GatewayEvent | undefined {
  const header = headers['x-pix-signature']
  const parts = typeof header === 'string' ? /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!parts) return undefined
  const [, time = '', hex = ''] = parts
  if (Math.abs(receivedAt.getTime() - Number(time) * 1000) > toleranceMs) return undefined
  const expected = createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), expected)) return undefined
  const body = read(raw)
  if (!body) return undefined
  const { endToEndId, txid } = body
  const amount = Number(body.amount.replace('.', ''))
  if (amount === 0) return undefined
  return { id: endToEndId, type: 'credit', ref: txid, credit: { endToEndId, txid, amount } }
}

function read(raw: Buffer): Static<typeof Notice> | undefined {
  try {
    const body: unknown = JSON.parse(raw.toString())
    return notice.Check(body) ? body : undefined
  } catch {
    return undefined
  }
}
