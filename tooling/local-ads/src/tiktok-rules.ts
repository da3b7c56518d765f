import { fits, isRecord } from './meta-rules.ts'

const hash = /^[0-9a-f]{64}$/

/** Validates a request against TikTok's documentation; returns what is wrong with it. */
export function tiktokFault(body: unknown, nowSeconds: number): string | undefined {
  if (!isRecord(body)) return 'body'
  const { event_source, event_source_id, data } = body
  if (event_source !== 'web') return 'event_source'
  if (typeof event_source_id !== 'string' || event_source_id === '') return 'event_source_id'
  if (!Array.isArray(data) || data.length === 0 || data.length > 1000) return 'data'
  for (const event of data) {
    const fault = eventFault(event, nowSeconds)
    if (fault !== undefined) return fault
  }
  return undefined
}

function eventFault(event: unknown, nowSeconds: number): string | undefined {
  if (!isRecord(event)) return 'data'
  const { event: name, event_time, event_id, user, page, properties } = event
  if (typeof name !== 'string' || name === '') return 'event'
  if (!Number.isInteger(event_time) || Math.abs(nowSeconds - Number(event_time)) > 7 * 24 * 3600)
    return 'event_time'
  if (typeof event_id !== 'string' || event_id === '') return 'event_id'
  if (!isRecord(page) || typeof page['url'] !== 'string' || !URL.canParse(page['url'])) return 'page.url'
  if (!isRecord(user) || typeof user['user_agent'] !== 'string') return 'user'
  for (const field of ['email', 'phone', 'external_id'])
    if (user[field] !== undefined && !fits(user[field], hash)) return `user.${field}`
  if (properties !== undefined && !isRecord(properties)) return 'properties'
  return undefined
}
