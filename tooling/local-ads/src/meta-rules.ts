const hash = /^[0-9a-f]{64}$/
const cookie = /^fb\.[0-2]\.\d{13}\.[\w-]+(\.[\w-]+)?$/
const weekSeconds = 7 * 24 * 3600

/** Validates a website event against Meta's documentation; returns what is wrong with it. */
export function metaFault(event: unknown, nowSeconds: number): string | undefined {
  if (!isRecord(event)) return 'no object'
  const { event_name, event_time, event_id, event_source_url, action_source, user_data, custom_data } = event
  if (typeof event_name !== 'string' || event_name === '') return 'event_name'
  if (!Number.isInteger(event_time)) return 'event_time is no whole number'
  const age = nowSeconds - Number(event_time)
  if (age > weekSeconds || age < -60) return 'event_time is in milliseconds, too old, or in the future'
  if (event_id !== undefined && (typeof event_id !== 'string' || event_id === '')) return 'event_id'
  if (action_source !== 'website') return 'action_source'
  if (typeof event_source_url !== 'string' || !URL.canParse(event_source_url)) return 'event_source_url'
  return (
    userFault(user_data) ?? (custom_data === undefined ? undefined : customFault(event_name, custom_data))
  )
}

function userFault(user: unknown): string | undefined {
  if (!isRecord(user)) return 'user_data'
  const { client_user_agent, client_ip_address, fbp, fbc, em, ph, external_id, ...rest } = user
  if (Object.keys(rest).length > 0) return `user_data.${Object.keys(rest)[0]}`
  if (typeof client_user_agent !== 'string' || client_user_agent === '') return 'client_user_agent'
  if (client_ip_address !== undefined && !fits(client_ip_address, /^[0-9a-f.:]+$/)) return 'client_ip_address'
  for (const value of [fbp, fbc]) if (value !== undefined && !fits(value, cookie)) return 'fbp or fbc'
  for (const list of [em, ph, external_id])
    if (list !== undefined && !(Array.isArray(list) && list.every((each) => fits(each, hash))))
      return 'em, ph and external_id are lists of SHA-256'
  return undefined
}

function customFault(name: string, custom: unknown): string | undefined {
  if (!isRecord(custom)) return 'custom_data'
  const { value, currency, content_ids } = custom
  if (value !== undefined && (typeof value !== 'number' || value < 0)) return 'value'
  if (currency !== undefined && !fits(currency, /^[A-Z]{3}$/)) return 'currency'
  if (content_ids !== undefined && !Array.isArray(content_ids)) return 'content_ids'
  if (name === 'Purchase' && (value === undefined || currency === undefined))
    return 'Purchase needs value and currency'
  return undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fits = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value)
