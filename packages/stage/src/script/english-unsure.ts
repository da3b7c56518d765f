import { alsoNouns, ofYou } from './english-verbs.ts'

/** Words to the child in which a verb was not turned, or “you” is another person: silence is better. */
export const isUnsure = (words: string): boolean =>
  /^you[ ']/.test(words) &&
  (isOwnObject(words) || hasOtherVerb(words) || / without (?:it|them)\b/.test(words))

/** “You want to send you back”: the second “you” meant another person. */
const isOwnObject = (words: string) =>
  !/ (?:when|that|how|because|if|where|while|what|thank) /.test(words) &&
  [...words.matchAll(/(?<! and| but) you(?: ([a-z']+)|$)/g)].some(
    ([, next = '']) => ofYou(next, true) === undefined,
  )

/** “You have curls and sometimes wishes”. */
const hasOtherVerb = (words: string) =>
  [...words.matchAll(/ (?:and|but) (?:sometimes )?([a-z]+s) /g)].some(
    ([, verb = '']) => !alsoNouns.has(verb) && ofYou(verb, false) !== undefined,
  )
