/** First names that are often the first half of a name of two words, and the second halves that go with them. */
const firstHalves = wordsOf(
  'maria ana joão josé pedro luiz luís luis carlos antônio antonio paulo davi anna mary billy john jean sara emma lily',
)
const secondHalves = wordsOf(
  'clara luiza luísa luisa eduarda julia júlia alice vitória vitoria cecília helena beatriz laura sofia sophia fernanda isabel',
  'valentina flor liz lara elisa carolina paula rita lúcia pedro miguel gabriel lucas henrique paulo carlos guilherme vitor',
  'victor augusto antônio antonio felipe otávio bernardo davi arthur rafael eduardo jane kate ann anne beth lou grace rose mae',
  'ray bob joe paul luke belle claire',
)
/** What joins two names. */
const joints = /\s+(?:e|and|y)\s+|\s*[&+/,]\s*/giu
/** With a joint that joins nothing. */
const unclear = /[&+/]|\s(?:e|and|y)$/iu
const ofSurname = wordsOf('silva souza sousa castro melo mello albuquerque cunha lima costa santos')
/** The rest of a surname with “e” in it: “Costa e Silva”, of a child with a first name. */
const restOfSurname = new RegExp(
  `(\\s[^\\s,]+) e (?:${[...ofSurname].join('|')})(?: (?:jr|junior|júnior|filho|neto)\\.?)?(?=$|\\s*[&+/,]|\\s(?:e|and|y)\\s)`,
  'giu',
)
const suffix = /^(?:jr|junior|júnior|filho|neto|ii+|iv)\.?$/iu
/** Scripts that write the family name first or leave no blank between names, and first words that never stand alone. */
const undivided = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}]|^(?:عبد|أبو|ابو|أم)\s/u

/** Emoji and what joins them: nothing that is spoken. */
export const pictures =
  /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D/gu

/** The children of an order or a form, as its fields name them. */
export interface NamedChildren {
  readonly childName: string
  readonly otherChildren?: readonly { readonly name: string }[] | undefined
}

interface NamedIn extends NamedChildren {
  readonly locale: 'en' | 'pt'
}

/** The names of all children, a line for each field. */
export const namesOf = ({ childName, otherChildren = [] }: NamedChildren): string =>
  [childName, ...otherChildren.map(({ name }) => name)].filter((name) => name.trim() !== '').join('\n')

/**
 * The names by which headlines and emails call the children: each one's first name, and both halves of a given name of
 * two. A name that cannot be divided safely stays whole.
 */
export function firstNameOf(order: NamedIn): string {
  const names = namesOf(order)
  return listOf(childrenOf(names), order.locale) || names.trim()
}

/** The names in full, as a line: “Ana Prado and Pedro Lima”. */
export const fullNameOf = (order: NamedIn): string => listOf(namesOf(order).split('\n'), order.locale)

/** Each child by the first name. A field holds one child; of several in one, the names are found by what joins them. */
export function childrenOf(names: string): readonly string[] {
  const children = names
    .split('\n')
    .flatMap(childrenIn)
    .filter((name) => name !== '')
  return children.length > 0 ? children : ['']
}

/** “Ana, Bia and Caio”. */
export const listOf = (names: readonly string[], locale: 'en' | 'pt'): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${locale === 'pt' ? 'e' : 'and'} ${names.at(-1)}`

function childrenIn(field: string): readonly string[] {
  const name = wordsIn(field)
  if (undivided.test(name)) return [name]
  const parts = name.split(joints)
  if (parts.length > 1 && areNames(parts, name)) return parts.map(firstOf)
  return [unclear.test(name) ? name : firstOf(name)]
}

/** The name without pictures, braces and the second half of a surname. */
const wordsIn = (childName: string) =>
  childName
    .replaceAll(pictures, ' ')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(restOfSurname, '$1')

/** Whether each part is a child, and none the rest of a surname. */
function areNames(parts: readonly string[], name: string): boolean {
  const lengths = parts.map((part) => part.split(' ').length)
  const [first = 0] = lengths
  const last = parts.at(-1)?.toLowerCase() ?? ''
  if (parts.some((part) => !/\p{L}{2}/u.test(part) || suffix.test(part))) return false
  // “Ana Clara, Souza” is one child, “Ana, Pedro” are two.
  if (parts.length === name.split(',').length) return lengths.every((length) => length === first)
  return !(parts.length === 2 && first > 1 && ofSurname.has(last))
}

function firstOf(name: string): string {
  const [first = '', second = ''] = name.split(' ')
  const known = firstHalves.has(first.toLowerCase()) && secondHalves.has(second.toLowerCase())
  // An initial alone is no name.
  const short = second !== '' && /^\p{L}\.?$/u.test(first)
  const word = known || short ? `${first} ${second}` : first
  return word.replace(/[,;:]+$/, '') || first
}

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}
