import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Check } from 'typebox/value'

/** Whether Meta sent these bytes: `sha256=` and the HMAC of the body as it came, by the app's secret. */
export function isSigned(appSecret: string, raw: Buffer, header: string | string[] | undefined): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '')?.[1]
  if (given === undefined) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(raw).digest())
}

/** Whether two texts are the same, in a time that says nothing about the second. */
export function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

export interface MessageStatus {
  messageId: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  /** Of the attempt, as it was given with the message; `null` where it is not one of ours. */
  attemptId: string | null
  error: string | null
  at: Date
}

const Status = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 300 }),
  status: Type.Enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: Type.String({ pattern: '^[0-9]{1,12}$' }),
  biz_opaque_callback_data: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ code: Type.Integer() }))),
})

const Body = Type.Object({
  entry: Type.Array(
    Type.Object({
      changes: Type.Array(
        Type.Object({
          value: Type.Object({
            metadata: Type.Object({ phone_number_id: Type.String() }),
            statuses: Type.Optional(Type.Array(Type.Unknown())),
          }),
        }),
      ),
    }),
  ),
})

/** The statuses of a signed body that are about this number's messages; of anything else there are none. */
export function statusesIn(raw: Buffer, phoneNumberId: string): MessageStatus[] {
  const body = parse(raw)
  if (!Check(Body, body)) return []
  return body.entry
    .flatMap(({ changes }) => changes)
    .filter(({ value }) => value.metadata.phone_number_id === phoneNumberId)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap((status) => (Check(Status, status) ? [statusOf(status)] : []))
}

const statusOf = (status: Static<typeof Status>): MessageStatus => ({
  messageId: status.id.replaceAll('\u0000', ''),
  status: status.status,
  attemptId: uuidIn(status.biz_opaque_callback_data),
  error: status.errors?.[0] ? String(status.errors[0].code) : null,
  at: new Date(Number(status.timestamp) * 1000),
})

const uuidIn = (text = '') => (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text) ? text : null)

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return undefined
  }
}
