import { lower } from './patterns.ts'
import type { Pronouns, Turned } from './details.ts'
import { personOf, thing as thingOf, yours } from './english-pronouns.ts'
import { isPast, ofYou } from './english-verbs.ts'
import { ownThings, people } from './english-words.ts'

/** A person at home loves the child, is proud, or misses it. */
export function relationOf(clause: string): Turned | undefined {
  const felt =
    /^(?:the |her |his |their |your |my |our )?(?<who>.+?) (?:(?:really|all|both|just|also|always) )*(?<feels>loves?|adores?|misses|miss|(?:is|are|am|feel|feels) (?:(?:so|very|really|super|extremely|incredibly) )*proud|can't wait to see|sends? (?:[a-zà-ɏ]+ ){0,2}(?:hugs?|kiss(?:es)?|love))\b(?<rest>.*)$/i.exec(
      clause,
    )?.groups
  if (!felt || /^my (?!family)/i.test(clause)) return undefined
  const { who = '', feels = '', rest = '' } = felt
  if (!/^ ?(?:$|of |her\b|him\b|them\b|you\b|so much|to her|to him|Child§)/.test(rest)) return undefined
  const [measure = 'very much'] =
    /(?:to the moon|to infinity|more than (?:anything|words|all the|the (?:whole|entire|stars|moon|sun))).*$/i.exec(
      rest,
    ) ?? []
  const names = who.toLowerCase().split(/ and |, /)
  const self = /^(?:i|we|me)(?:'m|'re)?$/.test(names[0] ?? '')
  if (!self && !names.every((name) => people.test(name))) return undefined
  const all = self
    ? 'someone at home'
    : names[0]?.startsWith('every')
      ? who.replace(/^./, lower)
      : `your ${who.replaceAll(/ and (?:her |his |their |my |our |the )?/gi, ' and ').replace(/^./, lower)}`
  const many =
    (!self && names.length > 1) ||
    /(?:parents|brothers|sisters|cousins|aunts|uncles)$/.test(names.at(-1) ?? '')
  if (/proud/.test(feels)) return { kind: 'love', words: `${all} ${many ? 'are' : 'is'} so proud of you` }
  if (/miss/.test(feels)) return { kind: 'love', words: `${all} ${many ? 'are' : 'is'} thinking of you` }
  return { kind: 'love', words: `${all} ${many ? 'love' : 'loves'} you ${measure}` }
}

/** A thing, a pet or a relative of the child's: “her dog is called Plum”, “favorite color is green”. */
export function otherOf(clause: string, child: Pronouns): Turned | undefined {
  const found = ownThings.exec(clause.replace(/^[A-ZÀ-Þ](?=[a-zà-ɏ]+ )/u, lower))?.groups
  if (!found) return possessionOf(clause, child)
  // “My dad” is the child's grandfather.
  if (/^(?:my|our) /i.test(clause) && people.test(found['thing'] ?? '')) return undefined
  const { thing = '', verb = '', rest = '' } = found
  const gender = personOf(thing)
  // Whose pronoun it is would be a guess.
  if (gender === child && /\b(?:she|her|he|him|his|they|them|their)\b/i.test(rest)) return undefined
  if (!isPast(verb) && !/^(?:is|are|was|were|has|can|will)$/.test(verb) && ofYou(verb, false) === undefined)
    return undefined
  const name = thing.replace(/^[A-ZÀ-Þ]/u, lower)
  const undated = thingOf(rest, child)
  // What happens on a day that is not told is on its way.
  const soon = undated === yours(rest, child) ? verb : (coming[verb] ?? verb)
  return { kind: 'fact', words: `your ${name} ${soon} ${undated}`.trim() }
}

const coming: Readonly<Record<string, string>> = {
  comes: 'is coming',
  arrives: 'is arriving',
  returns: 'is coming back',
}

/** Anything else of the child's: “her hair is curly”. */
function possessionOf(clause: string, child: Pronouns): Turned | undefined {
  const { what = '', rest = '' } =
    /^(?:her|his|their) (?<what>(?:[a-zà-ɏ]+ ){1,6}(?:is|are|was|were)) (?<rest>.+)$/u.exec(
      clause.replace(/^./u, lower),
    )?.groups ?? {}
  if (
    what === '' ||
    /\b(?:she|he|him|they|them|who|that)\b/i.test(`${what} ${rest}`) ||
    personOf(what) === child
  )
    return undefined
  return { kind: 'fact', words: `your ${what} ${thingOf(rest, child)}` }
}

/** “knock-knock jokes are her life”. */
export function lovedOf(clause: string, child: Pronouns): Turned | undefined {
  const [, loved = ''] =
    /^(?!she |he |they )(.+?) (?:is|are) (?:her|his|their) (?:whole |entire |absolute |new |latest )*(?:life|world|thing|jam|everything|obsession|passion|favou?rites?|happy place)$/i.exec(
      clause,
    ) ??
    /^(?:the (?:one )?thing|what) (?:that )?(?:she|he|they) loves? (?:the )?most(?: in the (?:whole )?world)? is (.+)$/i.exec(
      clause,
    ) ??
    /^(?!she |he |they )(.+?),? (?:that |it )?is all (?:she|he|they) (?:ever )?(?:talks?|thinks?|cares?|wants?)(?: about| to do)?$/i.exec(
      clause,
    ) ??
    []
  const words = loved.replace(/^[A-ZÀ-Þ](?=[a-zà-ɏ])/u, lower)
  return loved === '' || people.test(loved)
    ? undefined
    : { kind: 'likes', words: `you love ${yours(words, child)}` }
}

/** Relatives by name, and what they do: “Grandma Sue and Grandpa Jim fly in”. */
export function ofPeople(clause: string, child: Pronouns): Turned | undefined {
  const {
    who = '',
    verb = '',
    rest = '',
  } = /^(?<who>(?:(?:her|his|their|my|our|the) )?[A-Za-zÀ-ɏ]+(?: [A-ZÀ-Þ][A-Za-zÀ-ɏ]+)? and (?:(?:her|his|their|my|our|the) )?[A-Za-zÀ-ɏ]+(?: [A-ZÀ-Þ][A-Za-zÀ-ɏ]+)?) (?<verb>are|were|have|will|[A-Za-zÀ-ɏ]+) (?<rest>.+)$/u.exec(
    clause,
  )?.groups ?? {}
  const names = who.split(' and ')
  if (who === '' || !names.every((name) => people.test(name)) || ofYou(verb, true) !== verb) return undefined
  if (
    /\b(?:she|her|he|him|his|they|them|their)\b/i.test(rest) &&
    names.some((name) => personOf(name) === child)
  )
    return undefined
  const all = names.map((name) => name.replace(/^(?:her|his|their|my|our|the) /i, '').replace(/^./u, lower))
  return { kind: 'fact', words: `your ${all.join(' and ')} ${verb} ${thingOf(rest, child)}`.trim() }
}
