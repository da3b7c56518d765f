import { PageLink } from '@recadinho/contracts/settings'
import { Compile } from 'typebox/compile'

const link = Compile(PageLink)

/** The stored text as a link valid by the contract, with a scheme added to `wa.me/…`; otherwise an empty string. */
export function pageLink(stored: string): string {
  const text = stored.trim()
  const whole = text.startsWith('wa.me/') ? `https://${text}` : text
  return link.Check(whole) ? whole : ''
}
