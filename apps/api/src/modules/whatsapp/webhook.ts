import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Check } from 'typebox/value'
import { attemptStates, type AttemptState } from '@recadinho/contracts/deliveries'
import { uuidOrNull } from '../../ids.ts'

/** Whether Meta signed these bytes: `sha256=` and the HMAC of the raw body with the app's secret. */
export function isSigned(appSecret: string, raw: Buffer, header: string | string[] | undefined): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '')?.[1]
  if (given === undefined) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(raw).digest())
}

/** Compares two strings in a time that reveals nothing about the second. */
export function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

export interface MessageStatus {
  messageId: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  /** The attempt's id, as sent with the message; `null` if it is not ours. */
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

/** A message from a person to the shop. */
export interface InboundMessage {
  messageId: string
  /** Digits, in WhatsApp's spelling of the number. */
  from: string
  /** `null` if it is not a text. */
  text: string | null
  at: Date
}

const Captioned = Type.Optional(Type.Object({ caption: Type.Optional(Type.String()) }))

/** A message of any type but `system`, `unsupported` and `reaction`, which are not written messages. */
const Inbound = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 300 }),
  from: Type.String({ pattern: '^[1-9][0-9]{7,14}$' }),
  timestamp: Type.String({ pattern: '^[0-9]{1,12}$' }),
  type: Type.String({ pattern: '^(?!system$|unsupported$|reaction$)' }),
  text: Type.Optional(Type.Object({ body: Type.String() })),
  /** The press of a template's button. */
  button: Type.Optional(Type.Object({ text: Type.String() })),
  image: Captioned,
  video: Captioned,
  document: Captioned,
})

const Body = Type.Object({
  entry: Type.Array(
    Type.Object({
      changes: Type.Array(
        Type.Object({
          value: Type.Object({
            metadata: Type.Object({ phone_number_id: Type.String() }),
            statuses: Type.Optional(Type.Array(Type.Unknown())),
            messages: Type.Optional(Type.Array(Type.Unknown())),
          }),
        }),
      ),
    }),
  ),
})

export interface Report {
  statuses: MessageStatus[]
  messages: InboundMessage[]
}

/** What a signed body reports about this number's messages; anything else is ignored. */
export function reportIn(raw: Buffer, phoneNumberId: string): Report {
  const body = parse(raw)
  if (!Check(Body, body)) return { statuses: [], messages: [] }
  const values = body.entry
    .flatMap(({ changes }) => changes)
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
  return {
    statuses: values
      .flatMap(({ statuses }) => statuses ?? [])
      .flatMap((status) => (Check(Status, status) ? [statusOf(status)] : [])),
    messages: values
      .flatMap(({ messages }) => messages ?? [])
      .flatMap((message) => (Check(Inbound, message) ? [inboundOf(message)] : [])),
  }
}

const statusOf = (status: Static<typeof Status>): MessageStatus => ({
  messageId: status.id.replaceAll('\u0000', ''),
  status: status.status,
  attemptId: uuidOrNull(status.biz_opaque_callback_data),
  error: status.errors?.[0] ? String(status.errors[0].code) : null,
  at: new Date(Number(status.timestamp) * 1000),
})

/** Longer than WhatsApp's own limit for a message. */
const longest = 4096

const inboundOf = (message: Static<typeof Inbound>): InboundMessage => ({
  messageId: message.id.replaceAll('\u0000', ''),
  from: message.from,
  text: wordsOf(message),
  at: new Date(Number(message.timestamp) * 1000),
})

function wordsOf({ text, button, image, video, document }: Static<typeof Inbound>): string | null {
  const words = text?.body ?? button?.text ?? (image ?? video ?? document)?.caption ?? ''
  const clean = words.replaceAll('\u0000', '').slice(0, longest)
  return clean.trim() === '' ? null : clean
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return undefined
  }
}

/** D4: a state is only replaced by one of a higher rank, so that statuses can arrive in any order and repeatedly. */
export const outranks = (next: AttemptState, now: AttemptState): boolean =>
  attemptStates.indexOf(next) > attemptStates.indexOf(now)
