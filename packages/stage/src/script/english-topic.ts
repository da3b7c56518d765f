import { lower, wordsOf } from './patterns.ts'
import type { Pronouns, Turned } from './details.ts'
import { thing } from './english-pronouns.ts'
import { alsoNouns, ofYou } from './english-verbs.ts'

/** A clause with one of them is no mere thing. */
const notTopic = wordsOf(
  'she he they it you we who her him his them me my our i not no never nothing none without only very so too always late please maybe yes',
  'happy merry luck job congrats congratulations smart super full good best talented helper kind funny brave proud',
  "is are was were be been being has have had do does did can could will would should must may might let lets let's don't can't",
  'if when because while but or than then there here this that these those what how why where really just also still yet',
  'girl boy child kid toddler baby twin twins male female daughter son mom dad single only brown blonde old years months tall short',
)

/** Where it is, by a name of its own. */
const location = / at .*?(?= with | for |$)| in (?:the )?[A-ZÀ-Þ][A-Za-zÀ-ɏ]*(?: [A-ZÀ-Þ][A-Za-zÀ-ɏ]*)*/gu

/** A few words that name a thing, or several: “garbage trucks”, “piano recital”, “trains, tacos, his cat Zelda”. */
export function topicOf(clause: string, child: Pronouns): Turned | undefined {
  // “Boys at school can be mean” is about no place.
  if (/ (?:at|in) .* (?:is|are|was|were|can) /.test(clause)) return undefined
  const items = clause
    .replace(/^(?:an?|the|some|lots of|any) /i, '')
    .replace(location, '')
    .split(/, (?:and )?/)
    .map((item) => thing(item, child).replace(/^[A-ZÀ-Þ](?=[a-zà-ɏ])/u, lower))
  const [first = '', ...others] = items
  if (!items.every((item) => isName(item))) return undefined
  if (others.length > 0) {
    if (!items.some((item) => /[^su]s$|ing$|^your /.test(item))) return undefined
    return { kind: 'about', words: `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` }
  }
  if (first.startsWith('your ') || /[^su]s$/.test(first)) return { kind: 'about', words: first }
  return first.includes(' ') ? { kind: 'about', words: `your ${first}` } : undefined
}

/** No word in it is a verb, or one that no mere thing has; only what is the child's has a name. */
function isName(item: string): boolean {
  const words = item.replace(/(?<=^your [A-Za-zÀ-ɏ]+) [A-ZÀ-Þ][A-Za-zÀ-ɏ]+$/u, '').split(' ')
  return (
    words.length < 7 &&
    /[A-Za-zÀ-ɏ]{3}/u.test(item) &&
    !/^(?:brush|pick|clean|put|wash|do|be) /.test(item) &&
    !/^(?:with|from|for|in|on|at|to|about|of|by) /.test(item) &&
    words.every((word) => /^[a-z'-]{2,}$/.test(word) && /[aeiouy]/.test(word) && !notTopic.has(word)) &&
    !words.some(
      (word) => !alsoNouns.has(word) && !/(?:ing|ed)$/.test(word) && ofYou(word, false) !== undefined,
    )
  )
}
