import { lower } from './patterns.ts'
import type { Turned } from './details.ts'
import { lasting } from './english-pronouns.ts'

/** Said to the child itself: “your cartwheels are awesome”, “you rock”. It stays as it is. */
export function spokenToChild(clause: string): Turned | undefined {
  const toOther =
    /^you (?:can|could|should|would|will|may|might|must|guys|say|tell|sing)\b|\b(?:character|video|song|voice|show|website|app|shop|channel|team|service)s?\b/i
  if (
    !/^(?:you|your) [a-zà-ɏ]+ .+$/i.test(clause) ||
    toOther.test(clause) ||
    /\b(?:not|never|[a-zà-ɏ]+n't)\b/i.test(clause)
  )
    return undefined
  return {
    kind: 'fact',
    words: lasting(clause)
      .replace(/^./u, lower)
      .replace(/^you are /, "you're "),
  }
}
