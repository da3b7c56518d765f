import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayEvent, Webhook } from '../gateway.ts'
import { chargebackPrefix } from './refunds-api.ts'

const toleranceMs = 300_000

/** Both names of the topic; which one is sent depends on the panel in which it was enabled. */
const chargebackTopics: ReadonlySet<string> = new Set(['topic_chargebacks_wh', 'chargebacks'])

/**
 * A notification with a valid signature. The signature covers the payment's id (in the URL, not in the body), the
 * request's id and the time. So the body is not trusted, and the event's id is built from the signed values.
 */
export function readNotification(
  secret: string,
  { raw, headers, query, receivedAt }: Webhook,
): GatewayEvent | undefined {
  const signature = one(headers['x-signature'])
  const requestId = one(headers['x-request-id'])
  const about = one(query['data.id'])
  if (signature === undefined || requestId === undefined || about === undefined) return undefined
  const parts = new Map(
    signature.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=')
      return [name, value] as const
    }),
  )
  const ts = parts.get('ts') ?? ''
  const manifest = `id:${about};request-id:${requestId};ts:${ts};`
  if (
    !isFresh(ts, receivedAt.getTime()) ||
    !isSame(parts.get('v1') ?? '', createHmac('sha256', secret).update(manifest).digest())
  )
    return undefined
  const { type = 'unknown', action = '' } = readBody(raw)
  const event = { id: `${about}.${requestId}`.slice(0, 200), type: action || type }
  if (!/^\d{1,30}$/.test(about)) return { ...event, ref: null }
  if (chargebackTopics.has(type)) return { ...event, ref: `${chargebackPrefix}${about}`, about: 'history' }
  return { ...event, ref: type === 'payment' ? about : null }
}

/** The documentation says seconds; milliseconds are often seen. */
function isFresh(ts: string, now: number): boolean {
  if (!/^\d{10}$|^\d{13}$/.test(ts)) return false
  const time = ts.length === 13 ? Number(ts) : Number(ts) * 1000
  return Math.abs(now - time) <= toleranceMs
}

function isSame(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readBody(raw: Buffer): { type?: string; action?: string } {
  try {
    const { type, action } = JSON.parse(raw.toString()) as Record<string, unknown> // any JSON; checked below
    return {
      ...(typeof type === 'string' ? { type: type.slice(0, 60) } : {}),
      ...(typeof action === 'string' ? { action: action.slice(0, 60) } : {}),
    }
  } catch {
    return {}
  }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
