/** Scheme, host and path of a referrer. What follows may name a person; what is no address says nothing. */
export function referrerPage(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return host === '' ? '' : `${protocol}//${host}${pathname}`.slice(0, 500)
}
