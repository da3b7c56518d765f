import { DETAIL_KINDS, type DetailKind, type Listener, type Turned } from '../details.ts'
import type { Language, ShapeGroup, VerbForm } from './language.ts'
import { inList, people, phrase, singlePhrase } from './phrase.ts'
import { patternOf } from './words.ts'

interface Shape {
  readonly kind: DetailKind
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly template: string
}

type Slot = (words: string, listener: Listener, language: Language) => string | undefined

/** The first word in this form of a verb, and what follows it. */
const led =
  (form: VerbForm): Slot =>
  (words, listener, language) => {
    const [word = ''] = words.split(' ')
    const said = language.verb(form, word.toLowerCase(), listener.child === 'p')
    if (said === undefined || word === words) return said
    const rest = singlePhrase(words.slice(word.length + 1), listener, language)
    return rest === undefined ? undefined : `${said} ${rest}`
  }

const hasTopic = (words: string, { isTopic }: Language) =>
  words.split(/[\s,]+/).some((word) => isTopic(word.toLowerCase()))

const slots: Readonly<Record<string, Slot>> = {
  p: phrase,
  q: singlePhrase,
  k: people,
  /** With a preposition, and without it. */
  obj: (words, listener, language) => {
    const bare = language.bare(words)
    return bare === words ? undefined : phrase(bare, listener, language)
  },
  v: led('base'),
  does: led('does'),
  did: led('did'),
  doing: led('doing'),
  have: (words, listener, language) =>
    language.held.test(words) || hasTopic(words, language)
      ? singlePhrase(words, listener, language)
      : undefined,
  praise: (words, listener, language) =>
    words.split(new RegExp(`,? ${language.and} |, `)).every((one) => language.praise.test(one))
      ? inList(language.turned(words, listener), language.and)
      : undefined,
  thing: (words, listener, language) =>
    /^(?:\S+ ){0,2}\S+$/.test(words) ? phrase(words, listener, language) : undefined,
  /** Known things alone, without a verb. */
  list: (words, listener, language) => {
    const parts = words.split(new RegExp(`,? ${language.and} |, `))
    const isKnown = parts.every((part) => part.split(' ').length < 6 && language.isThing(part))
    const said = isKnown ? phrase(words, listener, language) : undefined
    return said === undefined ? undefined : language.ofThings(said)
  },
  /** What somebody is called. */
  n: (words, _, { unclear, cutShort }) =>
    /^[a-zà-ɏ]\S{1,13}(?: [A-ZÀ-Þ]\S+| (?:bear|bug|bean|bee|boo|bird|star|bunny|monkey))?$/i.test(words) &&
    !unclear.has(words) &&
    !cutShort.has(words)
      ? words.replace(/^./, (letter) => letter.toUpperCase())
      : undefined,
}

const compiled = new WeakMap<Language, Map<ShapeGroup, readonly Shape[]>>()

/**
 * How parents put one thing, a way a line: `kind: words with <slots> => what is said with {1}`. A slot is read by the
 * function of that name, `<=a|b>` is said as it stands, `{word}` is one of `macros`. Without `=>`, what is matched is
 * turned as a whole; `=> -` needs no words. A line that begins with `+` goes on with the one before. A clause has a
 * shape only as a whole.
 */
export function readShape(
  group: ShapeGroup,
  clause: string,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const groups = compiled.get(language) ?? new Map<ShapeGroup, readonly Shape[]>()
  compiled.set(language, groups)
  const shapes = groups.get(group) ?? shapesOf(language, group)
  groups.set(group, shapes)
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
    const value =
      name === ''
        ? words.includes('§')
          ? words
          : words.toLowerCase()
        : slots[name]?.(words, listener, language)
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

function shapesOf({ shapes, macros }: Language, group: ShapeGroup): readonly Shape[] {
  const known = new Map(linesOf(macros).map((line) => line.split(' = ') as [string, string])) // each has a “ = ”
  return linesOf(shapes[group]).map((line) => compile(line, known))
}

function compile(line: string, macros: ReadonlyMap<string, string>): Shape {
  const [, kind = '', words = '', template = ''] = /^(\w+): (.*?)(?: => (.*))?$/.exec(line) ?? []
  const names: string[] = []
  const source = expand(words, macros).replaceAll(
    /<(\w*)(?:=([^>]*))?>/g,
    (_, name: string, allowed = '.+') => {
      names.push(name)
      return `(${allowed})`
    },
  )
  const known = DETAIL_KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`No kind of detail: ${line}`)
  return { kind: known, pattern: patternOf(`^${source}$`), slots: names, template }
}

const expand = (words: string, macros: ReadonlyMap<string, string>): string =>
  words.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => `(?:${expand(macros.get(name) ?? '', macros)})`)

const linesOf = (lines: string) =>
  lines
    .replaceAll(/\n\s*\+/g, '')
    .trim()
    .split(/\n\s*/)
