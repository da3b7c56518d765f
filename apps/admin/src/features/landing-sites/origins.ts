/**
 * The origins typed, one a line. People paste the address of a page, or a domain alone: its origin is taken. What is no
 * address stays as it is, for the validation to name.
 */
export function originsIn(text: string): string[] {
  const typed = text.split(/[\s,]+/).filter((part) => part !== '')
  return [...new Set(typed.map(originOf))]
}

function originOf(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return URL.canParse(address) ? new URL(address).origin : typed
}
