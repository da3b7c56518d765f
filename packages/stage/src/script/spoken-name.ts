import { childrenOf } from '../first-name.ts'
import { list } from './sentences.ts'
import type { StageLocale } from '../timeline-format.ts'

/** The name as a friend says it: each child's first name, joined as the language joins them. */
export const spokenName = (childName: string, locale: StageLocale): string =>
  list(childrenOf(childName), locale === 'pt' ? 'e' : 'and')

/** How the spoken name sounds, where the hint is for the whole name: word for word, or as it is. */
export function spokenHint(childName: string, hint: string): string {
  const sounds = hint.trim().split(/\s+/)
  const isWhole = sounds.length === childName.trim().split(/\s+/).length
  const isOne = childrenOf(childName).length === 1
  return (isWhole && isOne ? sounds.slice(0, childrenOf(childName)[0]?.split(' ').length) : sounds).join(' ')
}
