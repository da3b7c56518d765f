/**
 * The typed origins, one per line. A page's URL or a bare domain is reduced to its origin. Invalid text stays, so that
 * the validation can point it out.
 */
export function originsIn(text: string): string[] {
  const typed = text.split(/[\s,]+/).filter((part) => part !== '')
  return [...new Set(typed.map(originOf))]
}

function originOf(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return URL.canParse(address) ? new URL(address).origin : typed
}
