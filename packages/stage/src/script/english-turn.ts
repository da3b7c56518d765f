import { lower, wordsOf } from './patterns.ts'
import type { Pronouns, Turned } from './details.ts'
import { lovedOf, ofPeople, otherOf, relationOf } from './english-others.ts'
import { lasting, personOf, yours } from './english-pronouns.ts'
import { spokenToChild } from './english-to-child.ts'
import { alsoNouns, isPast, isPredicate, likingVerbs, ofYou, proudVerbs } from './english-verbs.ts'
import { knownThings, subject } from './english-words.ts'
import { CHILD, ONE } from './marker.ts'

const adverbs = wordsOf(
  'also always just recently really finally often sometimes usually still now even already actually absolutely totally proudly bravely ever never secretly only',
)

/** One clause about the child as it is said to the child; `undefined` where that is not certain. */
export function turnClause(clause: string, child: Pronouns): Turned | undefined {
  return (
    listOf(clause, child) ??
    lovedOf(clause, child) ??
    relationOf(clause) ??
    otherOf(clause, child) ??
    ofPeople(clause, child) ??
    (child === 'n' ? spokenToChild(clause) : undefined) ??
    ofChild(clause, child)
  )
}

function ofChild(clause: string, child: Pronouns): Turned | undefined {
  const [said = ''] = subject.exec(clause) ?? []
  if (child === 'p' && !isOfAll(said, clause)) return undefined
  // Of a girl “he” and “they” are others.
  const others = { f: /^(?:and )?(?:he|they) /i, m: /^(?:and )?(?:she|they) /i, n: undefined, p: undefined }[
    child
  ]
  if (others?.test(said) === true) return undefined
  let words = clause
    .slice(said.length)
    .replace(
      /^(?:is |are )?(?:obsessed with|addicted to|hooked on|in love with|crazy (?:about|for)|(?:really |so |super )?into|(?:a )?(?:big|huge) fan of|fascinated (?:by|with)|mad about|nuts about|passionate about) /i,
      'loves ',
    )
    // “You start swimming lessons” would be a rule.
    .replace(/^(?:starts|begins) /i, 'is starting ')
    .replace(/^been /i, 'has been ')
    .replace(
      /^(?:(?:new|proud|great|good|big) )+(?:sister|brother|helper|dancer|reader|friend|student)$/i,
      (all) => `is a ${all.toLowerCase()}`,
    )
    .replace(/^(?:is )?dying to /i, "can't wait to ")
    .replace(/ (?:that )?(?:i|we)(?: have| 've|'ve)? (?:ever )?(?:know|knew|met)$/i, ' around')
    .replace(
      /^(?:only |always |constantly |never stops |can't stop |won't stop )(?:talks?|talking|thinks|thinking) about /i,
      'loves ',
    )
  if (isPredicate(words.toLowerCase())) words = `is ${words.replace(/^./u, lower)}`
  const tokens = words.split(' ')
  let at = 0
  while (adverbs.has(tokens[at]?.toLowerCase() ?? '')) at += 1
  const verb = tokens[at]?.toLowerCase() ?? ''
  // “He says you're his favorite”: this “you” is another person.
  if (verb.endsWith(',') || /(?<!\bthank )\byou(?:rs?)?\b/i.test(clause)) return undefined
  // “You have to change schools” is no news to bring.
  if (/^(?:must|should|(?:ha[sd]|have|needs?)(?= to$))/.test(`${verb} ${tokens[at + 1]}`)) return undefined
  // “Loved by everyone” is no deed.
  if (said === '' && verb.endsWith('ed') && tokens[at + 1] === 'by') return undefined
  // “Do a funny voice”, “use her nickname”: said to the character.
  if (said === '' && child !== 'p' && /^(?:do|have|are|were|don't|haven't|aren't)$/.test(verb))
    return undefined
  const turned = ofYou(verb, said !== '' || child === 'p')
  if (
    turned === undefined ||
    (tokens.length === at + 1 && !/^(?:sings|dances|draws|reads|paints|won|laughs|giggles)$/.test(verb))
  )
    return undefined
  // “She is Molly”, in a play.
  if (turned === 'are' && /^[A-ZÀ-Þ][a-zà-ɏ]+$/u.test(tokens.slice(at + 1).join(' '))) return undefined
  const negative = turned.endsWith("n't") || /^never$/i.test(tokens[at - 1] ?? '')
  if (negative && !isGood(words)) return undefined
  const certainly = lasting(certain(tokens.slice(at + 1).join(' '), child))
  const rest = likingVerbs.has(turned)
    ? listed(certainly.replace(/ (?:ever )?since .*$/i, ''))
    : turned === 'are' && !/^[a-z]+ing /i.test(certainly)
      ? listed(certainly)
      : certainly
  const text = [
    'you',
    ...tokens
      .slice(0, at)
      .map((word) => word.toLowerCase())
      .filter((word) => word !== 'also'),
    turned,
    yours(rest, child),
  ]
    .join(' ')
    .trim()
  return { kind: kindOf(turned, tokens.slice(at + 1).join(' '), text), words: short(text) }
}

/** Something not done that one is glad of: “can't wait”, “doesn't cry anymore”, “never sleeps without her bear”. */
const isGood = (words: string) =>
  /n't (?:wait|put down)\b|\bnever (?:misses a|gives up|stops (?:smiling|trying|learning|laughing))\b| without [A-Za-zÀ-ɏ]/u.test(
    words,
  ) ||
  (/\b(?:anymore|any more|any longer)\b/.test(words) &&
    !/n't (?:want|like|eat|sleep|go|play|talk|smile|have|see|live|love|trust|speak|visit)\b/.test(words))

/** “pizza, soccer, chess” with “and” before the last. */
const listed = (rest: string) =>
  / (?:and|or|but|with|because) /.test(rest) ? rest : rest.replace(/, (?=[^,]+$)/, ' and ')

/** Of several children “my son” is one, and so is “loves” without a subject. */
function isOfAll(said: string, clause: string): boolean {
  if (said !== '') return /^(?:and )?they /i.test(said) || said.includes(CHILD)
  const verb = /^(?:(?:also|always|just|really|still|now) )*(\S+)/i.exec(clause)?.[1]?.toLowerCase() ?? ''
  return isPast(verb) || ofYou(verb, false) === undefined || ofYou(verb, false) === verb
}

/** One of several children, named: the same in the third person. */
export function turnNamed(clause: string): string | undefined {
  const { who = '', words = '' } =
    new RegExp(String.raw`^(?:and )?(?<who>${ONE}) (?<words>.+)$`, 'u').exec(clause)?.groups ?? {}
  const tokens = words.split(' ')
  const verb = tokens.find((token) => !adverbs.has(token.toLowerCase()))?.toLowerCase() ?? ''
  const known = ofYou(verb, true)
  if (who === '' || known === undefined || known.endsWith("n't") || /\bnever\b/i.test(words)) return undefined
  return `${who} ${lasting(words)}`
}

/** Without a reason that may be about another person: “… her grandma because she makes pancakes”. */
function certain(rest: string, child: Pronouns): string {
  const reason = /,? (?:because|cause|cos|when|who|so|since|as) (?:she|he|they)(?![a-zà-ɏ]).*$/i.exec(rest)
  return reason !== null && personOf(rest.slice(0, reason.index)) === child
    ? rest.slice(0, reason.index)
    : rest
}

function kindOf(verb: string, rest: string, text: string): Turned['kind'] {
  const isOver = isPast(verb)
  if (
    !isOver &&
    (/\b(?:will|going to|starting|getting|next (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|tomorrow)\b/.test(
      `${text} ${rest}`,
    ) ||
      verb === 'start')
  )
    return 'soon'
  if (likingVerbs.has(verb) || `${verb} ${rest}`.startsWith("can't wait")) return 'likes'
  if (
    verb.endsWith("n't") ||
    (proudVerbs.has(verb) && !/^(?:very|so|always)\b/.test(rest)) ||
    (verb === 'have' && /^(?:been|learned|lost|won)\b/.test(rest))
  )
    return 'proud'
  return 'fact'
}

/** Contractions, as they are spoken. */
const short = (text: string) =>
  text
    .replaceAll(/ (?:Every|Sometimes|Lately|At|In|On|After)(?= [a-zà-ɏ]|$)/gu, (word) => word.toLowerCase())
    .replace(/^you are /, "you're ")
    .replace(/^you have (?=got |been |[A-Za-zÀ-ɏ]+ed )/u, "you've ")
    .replace(/^you will /, "you'll ")

/** “Likes: this, that”, and a bare list of things that children like. */
function listOf(clause: string, child: Pronouns): Turned | undefined {
  const labelled =
    /^(?:(?:her |his |their )?(?:likes?|loves?|favou?rites?(?: things?)?|hobbies|hobby|interests?|into|passions?|enjoys)(?: are| is)?) ?[:=-] ?(.+)$/i.exec(
      clause,
    )
  const list = labelled?.[1] ?? clause
  const items = list
    .split(/, (?:and )?| and | & /)
    .map((item) => item.trim())
    .filter(Boolean)
  const known = items.some((item) => knownThings.has(item.toLowerCase()))
  if (labelled === null && !(known && items.every((item) => isThing(item, child)))) return undefined
  if (items.some((item) => /^(?:is|are|has)\b/.test(item))) return undefined
  const [first = '', ...others] = items.slice(0, 3).map((item) => yours(item, child))
  const last = others.pop()
  const all = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`
  return { kind: 'likes', words: `you love ${all}` }
}

function isThing(item: string, child: Pronouns): boolean {
  const [first = '', second = '', ...more] = item.split(' ')
  // Of several children a verb has its base form: “play soccer”.
  const ofSeveral = child === 'p' && second !== ''
  const verb =
    likingVerbs.has(first.toLowerCase()) ||
    (ofYou(first, ofSeveral) !== undefined && !alsoNouns.has(first)) ||
    (ofYou(second, false) !== undefined && !alsoNouns.has(second))
  return more.length < 2 && !verb && !subject.test(`${item} `) && !isPredicate(item.toLowerCase())
}
