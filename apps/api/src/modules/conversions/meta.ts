import { inMajorUnits } from '@recadinho/i18n/money'
import type { ConversionPayload } from './payload.ts'
import { hashed, hashedEmail } from './identity.ts'
import type { PurchaseRow } from './order-advertising.ts'
import { callOf, type Account, type Answer } from './call.ts'

const home = 'https://graph.facebook.com/v23.0'

/** An event of the Conversions API. */
export interface MetaEvent {
  event_name: string
  event_time: number
  event_id: string
  event_source_url: string
  action_source: 'website'
  user_data: Record<string, string | string[]>
  custom_data: Record<string, unknown>
}

export const metaEventOf = ({ name, id, at, url, identity, data }: ConversionPayload): MetaEvent => ({
  event_name: name,
  event_time: secondsOf(new Date(at)),
  event_id: id,
  event_source_url: url,
  action_source: 'website',
  user_data: userOf(identity),
  custom_data: data,
})

export const metaPurchaseOf = (order: PurchaseRow, publicOrigin: string): MetaEvent => ({
  event_name: 'Purchase',
  event_time: secondsOf(order.confirmed_at ?? new Date()),
  event_id: order.id,
  event_source_url: `${publicOrigin}/order-confirmation`,
  action_source: 'website',
  user_data: {
    ...userOf({
      ip: order.ip,
      userAgent: order.user_agent,
      ...(order.fbp && { fbp: order.fbp }),
      ...(order.fbc && { fbc: order.fbc }),
      ...(order.external_id && { externalId: order.external_id }),
    }),
    em: [hashedEmail(order.guardian_email)],
    ph: [hashed(order.whatsapp_number)],
  },
  custom_data: {
    value: inMajorUnits({ amount: order.total, currency: order.currency }),
    currency: order.currency,
    content_ids: [order.package_id],
    content_type: 'product',
    content_category: 'greetings',
    num_items: 1,
    transaction_id: order.id,
  },
})

const userOf = ({ ip, userAgent, fbp, fbc, externalId }: ConversionPayload['identity']) => ({
  client_ip_address: ip,
  client_user_agent: userAgent,
  ...(fbp && { fbp }),
  ...(fbc && { fbc }),
  ...(externalId && { external_id: [externalId] }),
})

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** Meta's codes for rate limits, and for its own errors. */
const limits: ReadonlySet<number> = new Set([4, 17, 32, 613, 80_004])
const troubles: ReadonlySet<number> = new Set([1, 2])
/** The token has expired or lacks permission, or the pixel does not exist. */
const refusals: ReadonlySet<number> = new Set([190, 102, 10, 200, 803])
/** Subcode of an invalid request: the pixel does not exist or does not belong to the token. */
const noSuchPixel = 33

/**
 * Sends events in one request, which Meta accepts or refuses as a whole. The token is in the body, because URLs are
 * logged.
 */
export async function postToMeta(
  { apiUrl = home, pixelId, testCode, token, timeoutMs }: Account,
  events: readonly MetaEvent[],
): Promise<Answer> {
  const { status, body, failure } = await callOf(`${apiUrl}/${pixelId}/events`, timeoutMs, {
    body: { data: events, access_token: token, ...(testCode && { test_event_code: testCode }) },
  })
  if (failure !== undefined) return { kind: 'later', code: failure }
  if (status === 200) return { kind: 'taken' }
  const { code, subcode } = errorIn(body)
  if (subcode === noSuchPixel || (code !== undefined && refusals.has(code))) return { kind: 'account' }
  if (status === 429 || (code !== undefined && limits.has(code))) return { kind: 'limited' }
  if (status !== 400 || code === undefined || troubles.has(code))
    return { kind: 'later', code: code === undefined ? `http_${status}` : String(code) }
  return { kind: 'invalid', code: String(code) }
}

function errorIn(body: unknown): { code?: number; subcode?: number } {
  const { error } = Object(body) as Record<string, unknown> // checked on the next lines
  const { code, error_subcode: subcode } = Object(error) as Record<string, unknown>
  return {
    ...(typeof code === 'number' && { code }),
    ...(typeof subcode === 'number' && { subcode }),
  }
}
