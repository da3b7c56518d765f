/** Scheme, host and path of a referrer; empty if it is not a URL. The rest of a URL may name a person. */
export function referrerPage(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return host === '' ? '' : `${protocol}//${host}${pathname}`.slice(0, 500)
}
