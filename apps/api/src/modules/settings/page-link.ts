import { PageLink } from '@recadinho/contracts/settings'
import { Compile } from 'typebox/compile'

const link = Compile(PageLink)

/** What is stored, as a link that the contract lets out; `wa.me/…` gets its scheme. Anything else is no link. */
export function pageLink(stored: string): string {
  const text = stored.trim()
  const whole = text.startsWith('wa.me/') ? `https://${text}` : text
  return link.Check(whole) ? whole : ''
}
