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

/** A spoken name, and what takes its place. */
export interface Renaming {
  readonly from: string
  readonly to: string
}

/**
 * Which names take the place of which, where the children (`namesOf`) are called otherwise than before: all of them
 * together, and each alone. Children that were added or taken out rename none that are still there.
 */
export function renamings(before: string, now: string, locale: StageLocale): Renaming[] {
  const [were, are] = [childrenOf(before), childrenOf(now)]
  const isSame = were.length === are.length
  const left = isSame ? were : were.filter((name) => !are.includes(name))
  const right = isSame ? are : are.filter((name) => !were.includes(name))
  const each = left.length === right.length ? left.map((from, at) => ({ from, to: right[at] ?? '' })) : []
  return [{ from: listOf(were, locale), to: listOf(are, locale) }, ...each].filter(
    ({ from, to }) => from !== '' && to !== '',
  )
}

/** A text with the new names, each where it is a word: the longest first, and all at once, so that two can change places. */
export function withNewNames(text: string, renamed: readonly Renaming[]): string {
  // Of the same name twice, the first counts.
  const names = new Map(renamed.toReversed().map(({ from, to }) => [from, to]))
  if (names.size === 0) return text
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join('|')
  const whole = new RegExp(String.raw`(^|[^\p{L}\p{M}\p{N}])(${any})(?![\p{L}\p{M}\p{N}])`, 'gu')
  return text.replaceAll(whole, (_, before: string, name: string) => before + (names.get(name) ?? name))
}
