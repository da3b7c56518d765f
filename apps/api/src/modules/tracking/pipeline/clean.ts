/** Cut, but never within a character: PostgreSQL refuses half of one. */
const cut = (text: string, atMost: number) => text.slice(0, atMost).replace(/[\uD800-\uDBFF]$/, '')

/** T5: a word of an address: short, without marks that make a script, and nothing with an `@`, which names somebody. */
export function word(value: string | undefined, atMost = 80): string | null {
  const marked = (value ?? '').replaceAll(/[^\p{L}\p{N} ._~+\-/:|&]/gu, (mark) => (mark === '@' ? '@' : ''))
  const clean = cut(marked.trim(), atMost)
  return clean === '' || clean.includes('@') ? null : clean
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** T5: the path of a page. What is one order's, or a secret, becomes a colon and a word. */
export function pagePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  const clean = bare
    .replaceAll(/[^\p{L}\p{N}._~\-/:%+@]/gu, '')
    .replaceAll(uuid, ':id')
    .split('/')
    .map((part) => (/@|%40/.test(part) || /^[\w-]{32,}$/.test(part) ? ':secret' : part))
    .join('/')
  return cut(`/${clean.replace(/^\/+/, '')}`, 200)
}

/** Host of an address, without `www.`; `null` for what is none. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  return hostname.replace(/^www\./, '').slice(0, 100) || null
}
