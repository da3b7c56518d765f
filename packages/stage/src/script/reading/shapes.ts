import { DETAIL_KINDS, type DetailKind, type Listener, type Turned } from '../details.ts'
import type { Language, VerbForm } from './language.ts'
import { isCapital, patternOf } from './words.ts'

type Slot = (words: string, listener: Listener, language: Language) => string | undefined

const partsOf = (words: string, and: string) => words.split(new RegExp(`,? ${and} |, `))

/**
 * A thing, or what follows a verb, as it is said to the child; `undefined` unless every word may stand there. Names and
 * rare nouns may be unknown, but nothing that stands for a person, no locality, no second verb and nothing mistyped.
 */
export const phrase: Slot = (words, listener, language) => {
  const { unclear, cutShort, locality, leads, isVerb, isTopic, and, turned, toShop } = language
  if (toShop.test(words) || locality.test(words)) return undefined
  const said = turned(words.trim(), listener)
  const all = said.split(/,? /)
  const isRight = (word: string, at: number) => {
    const lower = word.toLowerCase()
    const before = (all[at - 1] ?? '').toLowerCase()
    if (!isWord(word) || unclear.has(lower)) return false
    if (at === 0 || isCapital(word) || !isVerb(lower)) return true
    // “Loves art and plays”, but “loves art and plays drums”.
    const endsPart = cutShort.has(all[at + 1] ?? 'a') || said.includes(`${word},`)
    return (
      (cutShort.has(before) && before !== and) ||
      leads.test(before) ||
      (isTopic(lower) && (before !== and || endsPart))
    )
  }
  const isWhole = all.length <= 14 && !cutShort.has((all.at(-1) ?? '').toLowerCase())
  return isWhole && all.every(isRight) ? inList(said, and) : undefined
}

/** The same where a comma or “and” divides known things only: another one begins something else. */
const single: Slot = (words, listener, language) => {
  const { isTopic, isVerb, cutShort } = language
  const [, ...more] = partsOf(words, language.and)
  const isKnown = more.every((part) =>
    part.split(' ').every((one) => isTopic(one) || isVerb(one) || cutShort.has(one)),
  )
  return isKnown ? phrase(words, listener, language) : undefined
}

/** Relatives and friends: “your mom and your dad”, “a sua avó Rosa”. */
export const people: Slot = (words, listener, { and, person, owned }) => {
  const all = partsOf(words.replaceAll(/\s*[&+]\s*/g, ` ${and} `), and).map((part) => {
    const small = part.trim().replace(/^[A-ZÀ-Þ][a-zà-ɏ]*(?= |$)/, (word) => {
      const lower = word.toLowerCase()
      return person.exec(lower)?.groups?.['who'] || /^[OA]s?$/.test(word) ? lower : word
    })
    const { article = '', how = '', who = '', name = '' } = person.exec(small)?.groups ?? {}
    if (who !== '') return `${owned(who, how, listener)}${name}`
    return name === '' || how !== '' ? undefined : `${/^[oa] $/.test(article) ? article : ''}${name.trim()}`
  })
  if (all.length > 7 || all.includes(undefined)) return undefined
  // “Rubens, your uncle” is one.
  return all.length === 2 && !words.includes(` ${and} `) ? all.join(', ') : inList(all.join(', '), and, true)
}

/** “A, b, c” with “and” before the last; “her dog, Max” is no list. */
export function inList(said: string, and: string, isList = false): string {
  const words = said.replace(new RegExp(`^([^,]*), (${and} [^,]*)$`), '$1 $2')
  const parts = words.split(', ')
  const last = parts.at(-1) ?? ''
  const isName = parts.length === 2 && /^(?:(?:[oa] )?[A-ZÀ-Þ]\S*$|(?:like|even|with|dra?|dona) )/.test(last)
  if (parts.length < 2 || (!isList && (words.includes(` ${and} `) || isName))) return words
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}

/** No spelling of a word: “smh”, “asdfgh”, a number to call. */
const isWord = (word: string) =>
  /^(?:tv|dj|pjs?|\d{1,3}|\d(?:st|nd|rd|th)|[A-Z]{1,3}s?|3d|mrs?|dra?)$/i.test(word) ||
  (/[aeiouyà-ÿ]/i.test(word) && /^[a-zÀ-ɏ][a-zÀ-ɏ'-]{0,22}$/i.test(word) && !/[^aeiouyà-ÿ'-]{6}/i.test(word))

const isPart = (part: string, { isThing }: Language) => part.split(' ').length < 6 && isThing(part)
/** The first word in this form of a verb, and what follows it. */
const led =
  (form: VerbForm): Slot =>
  (words, listener, language) => {
    const [word = ''] = words.split(' ')
    const said = language.verb(form, word.toLowerCase(), listener.child === 'p')
    if (said === undefined || word === words) return said
    const rest = single(words.slice(word.length + 1), listener, language)
    return rest === undefined ? undefined : `${said} ${rest}`
  }

const slots: Readonly<Record<string, Slot>> = {
  p: phrase,
  q: single,
  k: people,
  v: led('base'),
  does: led('does'),
  did: led('did'),
  doing: led('doing'),
  /** With a preposition, and without it. */
  obj: (words, listener, language) => {
    const bare = language.bare(words)
    return bare === words ? undefined : phrase(bare, listener, language)
  },
  have: (words, listener, language) =>
    words.split(/[\s,]+/).some((word) => language.isTopic(word.toLowerCase()))
      ? single(words, listener, language)
      : undefined,
  praise: (words, listener, { and, praise, turned }) =>
    partsOf(words, and).every((one) => praise.test(one)) ? inList(turned(words, listener), and) : undefined,
  /** Known things alone, without a verb. */
  list: (words, listener, language) => {
    const isKnown = partsOf(words, language.and).every((part) => isPart(part, language))
    const said = isKnown ? phrase(words, listener, language) : undefined
    return said === undefined ? undefined : language.ofThings(said)
  },
  /** What somebody is called. */
  n: (words, _, { unclear, cutShort }) =>
    /^[a-zà-ɏ]\S{1,13}(?: [A-ZÀ-Þ]\S+| bear| bug| bean| bee)?$/i.test(words) &&
    !unclear.has(words) &&
    !cutShort.has(words)
      ? words.replace(/^./, (letter) => letter.toUpperCase())
      : undefined,
}

interface Shape {
  readonly kind: DetailKind
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly template: string
}
type Group = keyof Language['shapes']
const compiled = new Map<string, readonly Shape[]>()

/**
 * How parents put one thing, a way a line: `kind: words with <slots> => what is said with {1}`. A slot is read by the
 * function of that name, `<=a|b>` is said as it stands, `{word}` is one of `macros`. Without `=>`, what is matched is
 * turned as a whole; `=> -` needs no words. A clause has a shape only as a whole.
 */
export function readShape(
  group: Group,
  clause: string,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const lines = language.shapes[group]
  const shapes = compiled.get(lines) ?? linesOf(lines).map((line) => compile(line, language.macros))
  compiled.set(lines, shapes)
  for (const shape of shapes) {
    const words = match(shape, clause, listener, language)
    if (words !== undefined) return { kind: shape.kind, words }
  }
  return undefined
}

function match(
  { pattern, slots: names, template }: Shape,
  clause: string,
  listener: Listener,
  language: Language,
) {
  const found = pattern.exec(clause)
  if (!found) return undefined
  const values: string[] = []
  for (const [at, name] of names.entries()) {
    const words = (found[at + 1] ?? '').trim()
    const own = words.includes('§') ? words : words.toLowerCase()
    const value = name === '' ? own : slots[name]?.(words, listener, language)
    if (value === undefined) return undefined
    values.push(value)
  }
  if (template === '-') return ''
  if (template !== '')
    return template.replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at) - 1] ?? '')
  const last = names.length === 0 ? '' : (found[names.length] ?? '')
  return language.toChild(
    clause.slice(0, clause.length - last.length).toLowerCase(),
    values.at(-1) ?? '',
    listener,
  )
}

function compile(line: string, macros: string): Shape {
  const known = new Map(linesOf(macros).map((one) => one.split(' = ') as [string, string])) // each has a “ = ”
  const expand = (words: string): string =>
    words.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => `(?:${expand(known.get(name) ?? '')})`)
  const [, kind = '', words = '', template = ''] = /^(\w+): (.*?)(?: => (.*))?$/.exec(line) ?? []
  const names: string[] = []
  const source = expand(words).replaceAll(/<(\w*)(?:=([^>]*))?>/g, (_, name: string, allowed = '.+') => {
    names.push(name)
    return `(${allowed})`
  })
  const one = DETAIL_KINDS.find((each) => each === kind)
  if (one === undefined) throw new Error(`No kind of detail: ${line}`)
  return { kind: one, pattern: patternOf(`^${source}$`), slots: names, template }
}

/** A line that begins with `+` goes on with the one before. */
const linesOf = (lines: string) => lines.replaceAll(/\n\+/g, '').trim().split('\n')
