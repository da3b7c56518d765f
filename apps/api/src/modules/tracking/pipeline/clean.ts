import { barePath, publicPages } from '../../../shop-pages.ts'
import { holdsSecret, isNumber, isSecret } from './secret.ts'

/** Truncates, but never within a surrogate pair: PostgreSQL refuses half of one. */
export const cut = (text: string, atMost: number) => text.slice(0, atMost).replace(/[\uD800-\uDBFF]$/, '')

/** T5: a short word of a URL; `null` if it looks like an email address or a secret. Drops characters that markup needs. */
export function word(value: string | undefined, atMost = 80): string | null {
  const marked = (value ?? '').replaceAll(/[^\p{L}\p{N} ._~+\-/:|&]/gu, (mark) => (mark === '@' ? '@' : ''))
  const clean = cut(marked.trim(), atMost)
  return clean === '' || clean.includes('@') || holdsSecret(clean) ? null : clean
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** T5: the path of a page on any site. Ids become `:id`, secrets `:secret`. */
export function pagePath(path: string): string {
  const [bare = ''] = path.split(/[?#;]/)
  const clean = bare.replaceAll(uuid, ':id').split('/').map(segment).join('/')
  return cut(`/${clean.replace(/^\/+/, '')}`, 200)
}

function segment(given: string): string {
  const text = decoded(given)
  if (text === undefined || text.includes('@')) return ':secret'
  if (isNumber(text)) return ':id'
  return isSecret(text) ? ':secret' : text.replaceAll(/[^\p{L}\p{M}\p{N}._~\-:+]/gu, '')
}

/** `undefined` if the text is not valid percent-encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const shopPages = new Set<string>([...publicPages, '/video'])

/** T5: the path of a shop page, without an order's number; `/:other` for paths that the shop does not have. */
export function shopPath(path: string): string {
  const page = barePath(path)
  return shopPages.has(page) ? page : '/:other'
}

/** The host of a URL, without `www.`; `null` if there is none. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  return hostname.replace(/^www\./, '').slice(0, 100) || null
}
