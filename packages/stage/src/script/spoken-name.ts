import { childrenOf, listOf } from '../first-name.ts'
import type { StageLocale } from '../timeline-format.ts'

/** The names as a friend says them: each child's first name, joined as the language joins them. */
export const spokenName = (names: string, locale: StageLocale): string => listOf(childrenOf(names), locale)

/** How the spoken name sounds, where the hint is for the whole name: word for word, or as it is. */
export function spokenHint(childName: string, hint: string): string {
  const sounds = hint.trim().split(/\s+/)
  const isWhole = sounds.length === childName.trim().split(/\s+/).length
  const isOne = childrenOf(childName).length === 1
  return (isWhole && isOne ? sounds.slice(0, childrenOf(childName)[0]?.split(' ').length) : sounds).join(' ')
}
