import { isUuid } from './uuid.ts'

/** The query parameter that carries a visit to another domain: `<visitor>.<session>.<time, base 36>`. */
export const linkParameter = '_tl'
/** Short, so that a shared or bookmarked link carries no visit. */
export const linkLifeMs = 2 * 60_000

export const linkValue = (visitor: string, session: string): string =>
  `${visitor}.${session}.${Date.now().toString(36)}`

export type Linked = [visitor: string, session: string]

/** Removes the parameter from the page's URL and returns its content if it is still valid. */
export function takeLink(): Linked | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(linkParameter)
  if (!value) return undefined
  url.searchParams.delete(linkParameter)
  history.replaceState(history.state, '', url)
  const [visitor, session, time = ''] = value.split('.')
  const isFresh = Math.abs(Date.now() - Number.parseInt(time, 36)) <= linkLifeMs
  return isFresh && isUuid(visitor) && isUuid(session) ? [visitor, session] : undefined
}
