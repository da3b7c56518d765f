import { patternOf, wordsOf } from './patterns.ts'
import type { Pronouns } from './details.ts'
import { ofYou } from './english-verbs.ts'
import { CHILD } from './marker.ts'

/** After “her” a thing follows, unless one of these does. */
const notThings = wordsOf(
  'a an the to and or but when while because if so very in on at with by for from about as is was are will can up down out over into',
  'every all really too again today tomorrow yesterday soon now much more most how what that this who',
)

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** Wednesday Addams is no day. */
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! addams)'

/** A day that is another one when the film is watched, a date and an hour. */
const days = patternOf(
  String.raw`,? ?(?<!\p{L})(?:(?:since|until|by|from) )?(?:today|yesterday|tomorrow|tonight|this (?:morning|week|weekend|month|year)|last (?:night|week|weekend|month)|next (?:week|weekend|month)|(?:a|two|three|\d+) (?:days?|weeks?|months?) ago|(?:(?:on|this|next|last) |(?<!(?:^|every |each |with |called |named |about |as )))${weekday}(?: (?:morning|night|afternoon))?|(?:on |the )*(?:${months}) \d+(?:st|nd|rd|th)?|(?:on )?(?:the )?\d\d?(?:st|nd|rd|th)? (?:of )?(?:${months})|on the \d+(?:st|nd|rd|th)|(?:on |(?<!^))\d+\/\d+|at \d\d?(?::\d\d)?(?: ?[ap]\.?m\.?)?(?!.*(?:every|each))(?=$|,| (?:on|in|at|with|and|for|to|by)(?!\p{L})))(?!\p{L})`,
  'gi',
)

export const lasting = (rest: string) =>
  rest
    .replaceAll(days, '')
    .trim()
    .replace(/, [^,]* (?:is|are|was|starts)$/i, '')

/** A thing that the parent asks to speak of. */
export const thing = (words: string, child: Pronouns): string =>
  yours(lasting(words), child)
    .replace(/ (and|or) of /i, ' $1 ')
    .replace(/(?<=crew|gang|family|friends|all|everyone) (?:in|from|at) [A-ZÀ-Þ].*$/u, '')

/** The words with the child's pronouns as “you”. Other people's stay. */
export function yours(words: string, child: Pronouns): string {
  const tokens = words.split(' ')
  const turned: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const [bare = ''] = /^[A-Za-zÀ-ɏ'§]+/u.exec(token) ?? []
    const mark = token.slice(bare.length)
    const next = tokens[at + 1]?.toLowerCase() ?? ''
    // “Her very first day”, but “loves her very much”.
    const follows = (next === 'very' ? tokens[at + 2]?.toLowerCase() : next) ?? ''
    const meant = mark === '' && follows !== '' && !notThings.has(follows.replace(/[,.]$/, ''))
    const yourWord = pronounFor(bare, meant, child)
    turned.push(yourWord === undefined ? token : yourWord + mark)
    if (yourWord === 'you' && /^(?:she|he|they)$/i.test(bare) && next !== '') {
      const verb = /^[A-Za-zÀ-ɏ']+/u.exec(next)?.[0] ?? ''
      const known = ofYou(verb, true)
      if (known === undefined) continue
      turned.push(known + next.slice(verb.length))
      at += 1
    }
  }
  return turned
    .join(' ')
    .replaceAll(/\b(?:our|my) (?=(?:house|garden|yard|dog|cat|puppy|kitten|kitchen|car)\b)/gi, 'your ')
}

const they = ['they', 'them', 'their'] as const

function pronounFor(word: string, meant: boolean, child: Pronouns): string | undefined {
  const lower = word.toLowerCase()
  if (lower === `${CHILD.toLowerCase()}'s`) return 'your'
  if (lower === CHILD.toLowerCase()) return 'you'
  const [he, him, his] = { f: ['she', 'her', 'her'], m: ['he', 'him', 'his'], n: they, p: they }[child]
  if (lower === his && (meant || child !== 'f')) return meant || his === 'their' ? 'your' : 'yours'
  if (lower === him || lower === he) return 'you'
  if (/^(?:her|him|them|their)sel(?:f|ves)$/.test(lower)) return child === 'p' ? 'yourselves' : 'yourself'
  return lower === 'hers' && child === 'f' ? 'yours' : undefined
}

/** Whose pronoun may be meant after these words, where they speak of another person. */
export function personOf(words: string): Pronouns | undefined {
  if (/\b(?:brother|grandpa|grandfather|granddad|dad|daddy|papa|uncle|nephew)\b/i.test(words)) return 'm'
  return /\b(?:sister|grandma|grandmother|granny|nana|mom|mommy|mum|mummy|mama|aunt|auntie|niece|teacher)\b/i.test(
    words,
  )
    ? 'f'
    : undefined
}
