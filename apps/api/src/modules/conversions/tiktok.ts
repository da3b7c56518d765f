import { inMajorUnits } from '@recadinho/i18n/money'
import { callOf, type Account, type Answer } from './call.ts'
import { hashed, hashedEmail } from './identity.ts'
import type { PurchaseRow } from './order-advertising.ts'

const home = 'https://business-api.tiktok.com'

/** An event of the Events API. */
export interface TiktokEvent {
  event: string
  event_time: number
  event_id: string
  user: Record<string, string>
  page: { url: string }
  properties: Record<string, unknown>
}

export function tiktokPurchaseOf(order: PurchaseRow, publicOrigin: string): TiktokEvent {
  const value = inMajorUnits({ amount: order.total, currency: order.currency })
  return {
    event: 'CompletePayment',
    event_time: Math.floor((order.confirmed_at ?? new Date()).getTime() / 1000),
    event_id: order.id,
    user: {
      ip: order.ip,
      user_agent: order.user_agent,
      email: hashedEmail(order.guardian_email),
      // With a leading plus, unlike Meta.
      phone: hashed(`+${order.whatsapp_number}`),
      ...(order.external_id && { external_id: order.external_id }),
      ...(order.ttclid && { ttclid: order.ttclid }),
      ...(order.ttp && { ttp: order.ttp }),
    },
    page: { url: `${publicOrigin}/order-confirmation` },
    properties: {
      contents: [
        {
          content_id: order.package_id,
          content_type: 'product',
          content_category: 'greetings',
          quantity: 1,
          price: value,
        },
      ],
      value,
      currency: order.currency,
    },
  }
}

const limits: ReadonlySet<number> = new Set([40_100, 40_016])
/** No permission for this pixel, or an authorization code: the token is expired, revoked or invalid. */
const isRefusal = (code: number) => code === 40_001 || (code > 40_100 && code < 40_200)

/** Sends events in one request. The HTTP status is always 200: the body's code counts. */
export async function postToTiktok(
  { apiUrl = home, pixelId, token, timeoutMs }: Account,
  events: readonly TiktokEvent[],
): Promise<Answer> {
  const { status, body, failure } = await callOf(`${apiUrl}/open_api/v1.3/event/track/`, timeoutMs, {
    headers: { 'access-token': token },
    body: { event_source: 'web', event_source_id: pixelId, data: events },
  })
  if (failure !== undefined) return { kind: 'later', code: failure }
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (code === 0) return { kind: 'taken' }
  if (typeof code !== 'number') return { kind: 'later', code: `http_${status}` }
  if (isRefusal(code)) return { kind: 'account' }
  if (limits.has(code) || status === 429) return { kind: 'limited' }
  return code >= 40_000 && code < 50_000
    ? { kind: 'invalid', code: String(code) }
    : { kind: 'later', code: String(code) }
}
