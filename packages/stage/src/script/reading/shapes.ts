import { DETAIL_KINDS, type DetailKind, type Listener, type Turned } from '../details.ts'
import type { Language, VerbForm } from './language.ts'
import { grammarOf, inList, type Grammar } from './plain.ts'
import { isCapital, patternOf } from './words.ts'

/** What stands in a slot as it is said to the child; `undefined` unless every word fits. */
type Slot = (words: string, grammar: Grammar) => string | undefined

/** A verb in this form, with what it needs behind it. */
const led =
  (form: VerbForm, isProud = false): Slot =>
  (words, { language, listener, isObject, itemsOf }) => {
    const [word = ''] = words.split(' ')
    const verb = language.verb(form, word.toLowerCase(), listener.child === 'p')
    if (!verb || (isProud && !verb.isProud)) return undefined
    const rest = language.turned(words.slice(word.length + 1), listener)
    return isObject(rest, verb.trust, verb)
      ? `${verb.said} ${inList(itemsOf(rest), language.and)}`.trim()
      : undefined
  }

const hasKnown = (words: string, { isKnown }: Language) =>
  words.split(' ').some((word) => isKnown(word.toLowerCase()))

const slots: Readonly<Record<string, Slot>> = {
  l: (words, { list }) => list(words),
  t: (words, { things }) => things(words),
  /** What a child may be glad to have. */
  own: (words, { language, isJoined, list }) =>
    hasKnown(words, language) && isJoined(words) ? list(words) : undefined,
  /** The same behind the preposition that a verb asks for, and without it. */
  ofl: (words, { language: { bare }, turnedItems, listed, isItem }) =>
    bare(words) === words ? undefined : listed(turnedItems(words), (item) => isItem(bare(item), 'any')),
  bl: (words, { language: { bare }, turnedItems, listed, isItem }) =>
    listed(
      turnedItems(words).map((item) => bare(item)),
      (item) => isItem(item, 'any'),
    ),
  ofthings: (words, { language, turnedItems, listed, isPlain }) =>
    hasKnown(words, language)
      ? listed(turnedItems(words), (item) => isPlain(language.bare(item), 'sure'))
      : undefined,
  k: (words, { people }) => people(words, false),
  f: (words, { people }) => people(words, true),
  v: led('base'),
  does: led('does'),
  did: led('did'),
  won: led('did', true),
  doing: led('doing'),
  praise: (words, { language, turnedItems, listed }) =>
    listed(turnedItems(words), (item) => language.praise.test(item)),
  /** What the child is: “a big sister”, “the captain of the team”. */
  role(words, { language, list }) {
    const [noun = ''] = words.split(language.ofRole)
    const said = language.roles.test(noun) ? list(words.replace(noun, noun.toLowerCase())) : undefined
    return said && language.withThe(said)
  },
  /** Known things alone, without a verb. */
  things(words, { language, turnedItems, isPlain }) {
    const all = turnedItems(words)
    const isFit = all.every((one) => language.isThing(one) && isPlain(one, 'any'))
    return isFit ? language.ofThings(all) : undefined
  },
  /** What somebody is called. */
  name: (words, grammar) => (isCapital(words) ? slots['n']?.(words, grammar) : undefined),
  n: (words, { language: { unclear } }) =>
    /^(?:[A-ZÀ-Þ]?[a-zà-ɏ]{1,13}(?:-[A-ZÀ-Þ]?[a-zà-ɏ]+)?|[A-ZÀ-Þ][a-zà-ɏ]+ [A-ZÀ-Þ][a-zà-ɏ]+)$/.test(words) &&
    words.split(' ').every((word) => !unclear.has(word.toLowerCase()))
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
 * function of that name, `<=a|b>` is said as it stands, `{word}` is one of `macros`. A shape is of the whole clause.
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
  const grammar = grammarOf(language, listener)
  for (const shape of shapes) {
    const words = match(shape, clause, grammar)
    if (words !== undefined) return { kind: shape.kind, words }
  }
  return undefined
}

function match({ pattern, slots: names, template }: Shape, clause: string, grammar: Grammar) {
  const found = pattern.exec(clause)
  if (!found) return undefined
  const values: string[] = []
  for (const [at, name] of names.entries()) {
    const words = (found[at + 1] ?? '').trim()
    const own = words.includes('§') ? words : words.toLowerCase()
    const value = name === '' ? own : slots[name]?.(words, grammar)
    if (value === undefined) return undefined
    values.push(value)
  }
  return template
    .replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at) - 1] ?? '')
    .replaceAll(/ +/g, ' ')
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
