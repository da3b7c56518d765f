import { alsoNouns, isPast, isPredicate, likingVerbs, ofYou, proudVerbs } from './english-verbs.ts'
import type { Pronouns, Turned } from './details.ts'
import { wordsOf } from './any-of.ts'
import { knownThings, ownThings, people, subject } from './english-words.ts'
import { CHILD, ONE } from './marker.ts'

const adverbs = wordsOf(
  'also always just recently really finally often sometimes usually still now even already actually absolutely totally proudly bravely ever secretly',
)
/** After “her” a thing follows, unless one of these does. */
const notThings = wordsOf(
  'a an the to and or but when while because if so very in on at with by for from about as is was are will can up down out over into',
  'every all really too again today tomorrow yesterday soon now more most how what that this who',
)

/** One clause about the child as it is said to the child; `undefined` where that is not certain. */
export function turnClause(clause: string, child: Pronouns): Turned | undefined {
  return listOf(clause, child) ?? relationOf(clause) ?? otherOf(clause, child) ?? ofChild(clause, child)
}

function ofChild(clause: string, child: Pronouns): Turned | undefined {
  const [said = ''] = subject.exec(clause) ?? []
  if (child === 'p' && !isOfAll(said, clause)) return undefined
  let words = clause
    .slice(said.length)
    .replace(
      /^(?:is |are )?(?:obsessed with|crazy about|(?:really |so |super )?into|(?:a )?(?:big|huge) fan of|fascinated by|mad about|nuts about|passionate about) /i,
      'loves ',
    )
    // “You start swimming lessons” would be a rule.
    .replace(/^(?:starts|begins) /i, 'is starting ')
  if (isPredicate(words.toLowerCase())) words = `is ${words}`
  const tokens = words.split(' ')
  let at = 0
  while (adverbs.has(tokens[at]?.toLowerCase() ?? '')) at += 1
  const verb = tokens[at]?.toLowerCase() ?? ''
  // “He says you're his favorite”: this “you” is another person.
  if (verb.endsWith(',') || /\byou(?:rs?)?\b/i.test(clause)) return undefined
  const turned = ofYou(verb, said !== '' || child === 'p')
  if (
    turned === undefined ||
    (tokens.length === at + 1 && !/^(?:sings|dances|draws|reads|paints)$/.test(verb))
  )
    return undefined
  if (
    turned.endsWith("n't") &&
    !words.includes("n't wait") &&
    !/\b(?:anymore|any more|any longer)\b/.test(words)
  )
    return undefined
  if (/^never$/i.test(tokens[at - 1] ?? '')) return undefined
  const certainly = lasting(certain(tokens.slice(at + 1).join(' '), child))
  const rest = likingVerbs.has(turned) ? listed(certainly) : certainly
  const text = ['you', ...tokens.slice(0, at).map((word) => word.toLowerCase()), turned, yours(rest, child)]
    .join(' ')
    .trim()
  return { kind: kindOf(turned, tokens.slice(at + 1).join(' '), text), words: short(text) }
}

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
  const reason = /,? (?:because|cause|cos|when|who|so|since|as) (?:she|he|they)(?![\p{L}]).*$/iu.exec(rest)
  return reason !== null && personOf(rest.slice(0, reason.index)) === child
    ? rest.slice(0, reason.index)
    : rest
}

/** Without a day that is another one when the film is watched. */
const lasting = (rest: string) =>
  rest
    .replaceAll(
      / ?(?<!\p{L})(?:today|yesterday|tomorrow|tonight|this (?:morning|week|weekend|month|year)|last (?:night|week|weekend|month)|next (?:week|weekend|month)|(?:on |this |next |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/giu,
      '',
    )
    .replace(/, [^,]* (?:is|are|was|starts)$/i, '')

function kindOf(verb: string, rest: string, text: string): Turned['kind'] {
  if (
    /\b(?:will|going to|starting|getting|next (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|tomorrow)\b/.test(
      `${text} ${rest}`,
    ) ||
    verb === 'start'
  )
    return 'soon'
  if (likingVerbs.has(verb)) return 'likes'
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
    .replace(/^you are /, "you're ")
    .replace(/^you have (?=got |been |\p{L}+ed )/u, "you've ")
    .replace(/^you will /, "you'll ")

/** The words with the child's pronouns as “you”. Other people's stay. */
export function yours(words: string, child: Pronouns): string {
  const tokens = words.split(' ')
  const turned: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const [bare = ''] = /^[\p{L}'§]+/u.exec(token) ?? []
    const mark = token.slice(bare.length)
    const next = tokens[at + 1]?.toLowerCase() ?? ''
    const meant = mark === '' && next !== '' && !notThings.has(next.replace(/[,.]$/, ''))
    const own = pronounFor(bare, meant, child)
    turned.push(own === undefined ? token : own + mark)
    if (own === 'you' && /^(?:she|he|they)$/i.test(bare) && next !== '') {
      const verb = /^[\p{L}']+/u.exec(next)?.[0] ?? ''
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

/** A person at home loves the child, is proud, or misses it. */
function relationOf(clause: string): Turned | undefined {
  const felt =
    /^(?:the |her |his |their |your |my |our )?(?<who>.+?) (?:(?:really|all|both|just|also|always) )*(?<feels>loves?|adores?|misses|miss|(?:is|are|am|feel|feels) (?:(?:so|very|really|super|extremely|incredibly) )*proud|can't wait to see|sends? (?:\p{L}+ ){0,2}(?:hugs?|kiss(?:es)?|love))\b(?<rest>.*)$/iu.exec(
      clause,
    )?.groups
  if (!felt) return undefined
  const { who = '', feels = '', rest = '' } = felt
  if (!/^ ?(?:$|of |her\b|him\b|them\b|you\b|so much|to her|to him|Child§)/.test(rest)) return undefined
  const names = who.toLowerCase().split(/ and |, /)
  const self = /^(?:i|we|me)(?:'m|'re)?$/.test(names[0] ?? '')
  if (!self && !names.every((name) => people.test(name))) return undefined
  const all = self
    ? 'someone at home'
    : `your ${who.replaceAll(/ and (?:her |his |their |my |our |the )?/gi, ' and ').replace(/^./, (letter) => letter.toLowerCase())}`
  const many =
    (!self && names.length > 1) ||
    /^(?:parents|grandparents|brothers|sisters|cousins)$/.test(names.at(-1) ?? '')
  if (/proud/.test(feels)) return { kind: 'love', words: `${all} ${many ? 'are' : 'is'} so proud of you` }
  if (/miss/.test(feels))
    return { kind: 'love', words: `${all} ${many ? 'think' : 'thinks'} of you every day` }
  return { kind: 'love', words: `${all} ${many ? 'love' : 'loves'} you very much` }
}

/** A thing, a pet or a relative of the child's: “her dog is called Plum”, “favorite color is green”. */
function otherOf(clause: string, child: Pronouns): Turned | undefined {
  const found = ownThings.exec(
    clause.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase()),
  )?.groups
  if (!found) return undefined
  const { thing = '', verb = '', rest = '' } = found
  const gender = personOf(thing)
  // Whose pronoun it is would be a guess.
  if (gender === child && /\b(?:she|her|he|him|his|they|them|their)\b/i.test(rest)) return undefined
  if (!isPast(verb) && !/^(?:is|are|was|were|has|can|will)$/.test(verb) && ofYou(verb, false) === undefined)
    return undefined
  const name = thing.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  return { kind: 'fact', words: `your ${name} ${verb} ${yours(rest, child)}` }
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
