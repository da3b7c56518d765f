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

/**
 * The name by which headlines and emails call a child: the first one, both halves of a given name of two, and each
 * child's of several, joined as typed. A name that cannot be divided safely stays whole.
 */
export function firstNameOf(childName: string): string {
  const children = childrenOf(childName)
  const typed = children.length > 1 ? (wordsIn(childName).match(joints) ?? []) : []
  return children.map((child, i) => child + (typed[i] ?? '')).join('') || childName.trim()
}

/** The children that a name holds, each by the first name: one, unless it holds several. */
export function childrenOf(childName: string): readonly string[] {
  const name = wordsIn(childName)
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
