import { DETAIL_KINDS, type Detail, type DetailKind, type Listener } from '../details.ts'
import type { Language, Verb } from './language.ts'
import { inList, isAside, isCapital, patternOf } from './words.ts'

const mostWords = 13
const mostItems = 5
const contraction = /n't$|'(?:ve|ll|re|m|d)$|^(?:it|that|let)'s$/

/** “From Recife, from grandma” is a town. */
export const fromTown = /^[A-ZÀ-Þ][^ ]+, d[aeo]s? /

/** A word as it is spelt: no “smh”, no “3x”, no “carinhoso/a”. */
const isSpelt = (word: string): boolean =>
  /^(?:\d+(?!x)[a-z]{0,2}|bmx|tv|dr|mr|ms)$/i.test(word) ||
  (/^[a-zà-ɏ](?:['’-]?[a-zà-ɏ0-9])*['’]?$/i.test(word) && /[aeiouyà-ÿ]/i.test(word) && !/(.)\1\1/.test(word))

export type Said = Omit<Detail, 'source'>

export type Grammar = ReturnType<typeof grammarOf>

/** How the words behind a verb are told. `isNamed`: the clause names its subject, so that what follows is a verb. */
export function grammarOf(language: Language, listener: Listener, isNamed = false) {
  const { and, unclear, vague, prepositions } = language
  const itemsOf = (words: string): string[] => words.split(new RegExp(`,? ${and} |, `))
  const isLed = (words: string) => prepositions.has(words.split(' ')[0]?.toLowerCase() ?? '')
  const finiteVerb = (word: string) => language.finiteVerb(word, listener, isNamed)
  return { language, listener, itemsOf, object, list, deed, doing, people, finiteVerb }

  /** Whether nothing points elsewhere, denies or breaks off: no noun need be known. */
  function isClear(words: string): boolean {
    const all = words.split(/,? /)
    const lower = all.map((word) => word.toLowerCase())
    const last = lower.at(-1) ?? ''
    const isLong = all.length > mostWords || words === ''
    const isAlone = /^\d+$/.test(words) || lower.every((word) => vague.has(word) || prepositions.has(word))
    const breaksOff = prepositions.has(last) || language.opens.test(last)
    const isOpen = lower.some((word) => unclear.has(word) || contraction.test(word) || !isSpelt(word))
    return !isLong && !isAlone && !breaksOff && !isOpen && !language.misleading.test(words) && !isRunOn(all)
  }

  function isRunOn(all: readonly string[]): boolean {
    return all.some((word, at) => at > 0 && language.runsOn(word, all[at - 1] ?? ''))
  }

  /** Somebody or something acts: “and his uncle comes to visit”. */
  function acts(item: string): boolean {
    const words = item.replaceAll(/ [A-ZÀ-Þ]\S*/g, '').split(' ')
    const isActing = (word: string) => language.isVerb(word) && !prepositions.has(word)
    return (
      isAside(item) ||
      language.startsClause(item) ||
      words.some((word, at) => isActing(word) && language.dear.test(words[at - 1] ?? ''))
    )
  }

  /** One thing, or two with “and”. */
  function object(words: string): string | undefined {
    const said = language.turned(words.trim(), listener)
    const items = itemsOf(said)
    // “Ten eggs, one for each” is no list of two.
    const isJoined = !said.includes(', ') || said.slice(said.lastIndexOf(', ') + 1).includes(` ${and} `)
    const isFit = (item: string, at: number) => isClear(item) && (at === 0 || !acts(item))
    return isJoined && items.length <= mostItems && items.every(isFit) ? said : undefined
  }

  function list(words: string): string | undefined {
    const items = itemsOf(language.turned(words.trim(), listener))
    const isFit = (item: string, at: number) =>
      isClear(item) &&
      !isLed(item) &&
      // “Loves to show”: what?
      (item.includes(' ') || language.baseVerb(item)?.isWhole !== false) &&
      (at === 0 || !acts(item)) &&
      !isNameOf(items[at - 1], item)
    return items.length <= mostItems && items.every(isFit) ? inList(items, and) : undefined
  }

  function isNameOf(before: string | undefined, item: string): boolean {
    return before !== undefined && language.nameable.test(before) && /^(?:[oa] )?[A-ZÀ-Þ]/.test(item)
  }

  function deed(words: string, verbOf: (word: string) => Verb | undefined): string | undefined {
    const [word = '', ...more] = words.split(' ')
    const verb =
      unclear.has(word.toLowerCase()) && !/^(?:does|do)$/i.test(word) ? undefined : verbOf(word.toLowerCase())
    if (more.length === 0) return verb?.isWhole ? verb.said : undefined
    if (isLed(more[0] ?? '') && language.needsThing.test(word)) return undefined
    const said = object(more.join(' '))
    return verb && said !== undefined ? `${verb.said} ${said}` : undefined
  }

  function doing(words: string): string | undefined {
    const [first = '', ...more] = words.split(' ')
    if (!language.isDoing(first.toLowerCase())) return undefined
    const said = object(more.join(' '))
    return said === undefined ? undefined : `${first.toLowerCase()} ${said}`
  }

  /** “Your mom and your dad”, “a sua avó Rosa”; `mayBeNames`: a name may stand alone. */
  function people(words: string, mayBeNames: boolean): string | undefined {
    const all = itemsOf(words.replaceAll(/\s*[&+]\s*/g, ` ${and} `)).map((part, at) => {
      // A relative may be written like a name.
      const small = part.trim().replace(/^[A-ZÀ-Þ][a-zà-ɏ]*(?= |$)/, (word) => {
        const lower = word.toLowerCase()
        return language.person.exec(lower)?.groups?.['who'] || /^[oa]s?$/.test(lower) ? lower : word
      })
      const { article = '', how = '', who = '', name = '' } = language.person.exec(small)?.groups ?? {}
      if (who !== '')
        return article === 'the ' ? `the ${how}${who}${name}` : language.owned(who, how, listener, name)
      return name !== '' && how === '' && (mayBeNames || at > 0)
        ? `${/^[oa] $/.test(article) ? article : ''}${name.trim()}`
        : ''
    })
    const isFit = all.length < 8 && !fromTown.test(words) && all.every((one) => one !== '')
    return isFit ? inList(all, and) : undefined
  }
}

/** What stands in a slot as it is said to the child; `undefined` where it is not certain. */
const slots: Readonly<Record<string, (words: string, grammar: Grammar) => string | undefined>> = {
  o: (words, { object }) => object(words),
  l: (words, { list }) => list(words),
  /** Behind the preposition that a verb asks for, and without it. */
  ofl: (words, { language, listener, list, itemsOf }) =>
    list(language.bare(words)) &&
    inList(
      itemsOf(language.turned(words, listener)).map((item) => item.replace(/^[oa]s? /, 'd$&')),
      language.and,
    ),
  bl: (words, { language, list }) => list(language.bare(words)),
  v: (words, { deed, language }) => deed(words, language.baseVerb),
  does: (words, { deed, finiteVerb }) => deed(words, finiteVerb),
  doing: (words, { doing }) => doing(words),
  k: (words, { people }) => people(words, false),
  f: (words, { people }) => people(words, true),
  things: (words, { language, itemsOf }) =>
    itemsOf(words).every((one) => language.isThing(one)) ? language.ofThings(itemsOf(words)) : undefined,
  /** What somebody is called; in small letters only where it is asked for. */
  name: (words, grammar) => (isCapital(words) ? slots['n']?.(words, grammar) : undefined),
  n: (words, { language: { unclear } }) =>
    /^[A-ZÀ-Þ]?[a-zà-ɏ]{1,13}(?:[ -][A-ZÀ-Þ][a-zà-ɏ]+)?$/.test(words) &&
    words.split(' ').every((word) => !unclear.has(word.toLowerCase()))
      ? words.replace(/^./, (letter) => letter.toUpperCase())
      : undefined,
}

interface Shape {
  readonly kind: DetailKind
  readonly isUnsure: boolean
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly template: string
}
const compiled = new Map<string, readonly Shape[]>()

/**
 * How parents put one thing, a way a line: `kind: words with <slots> => what is said with {1}`. A slot is read by the
 * function of that name, `<=a|b>` is said as it stands, `{word}` is one of `macros`. A shape is of the whole clause;
 * with a `?` after its kind it is less certain.
 */
export function readShape(
  group: keyof Language['shapes'],
  clause: string,
  grammar: Grammar,
): Said | undefined {
  const { shapes, macros } = grammar.language
  const all = compiled.get(shapes[group]) ?? linesOf(shapes[group]).map((line) => compile(line, macros))
  compiled.set(shapes[group], all)
  for (const { kind, isUnsure, pattern, slots: names, template } of all) {
    const found = pattern.exec(clause)
    const values = names.map((name, at) => {
      const words = (found?.[at + 1] ?? '').trim()
      if (name === '') return words.includes('§') ? words : words.toLowerCase()
      return found ? slots[name]?.(words, grammar) : undefined
    })
    if (!found || values.includes(undefined)) continue
    const words = template.replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at) - 1] ?? '')
    const said = { kind, words: words.replaceAll(/ +/g, ' ').trim() }
    // Short beats long.
    return isUnsure && words.split(' ').length > 4 ? { ...said, isUnsure } : said
  }
  return undefined
}

function compile(line: string, macros: string): Shape {
  const known = new Map(linesOf(macros).map((one) => one.split(' = ') as [string, string])) // each has a “ = ”
  const expand = (words: string): string =>
    words.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => `(?:${expand(known.get(name) ?? '')})`)
  const [, kind = '', mark, words = '', template = ''] = /^(\w+)(\?)?: (.*?)(?: => (.*))?$/.exec(line) ?? []
  const names: string[] = []
  const source = expand(words).replaceAll(/<(\w*)(?:=([^>]*))?>/g, (_, name: string, allowed = '.+') => {
    names.push(name)
    return `(${allowed})`
  })
  const one = DETAIL_KINDS.find((each) => each === kind)
  if (one === undefined) throw new Error(`No kind of detail: ${line}`)
  return { kind: one, isUnsure: mark === '?', pattern: patternOf(`^${source}$`), slots: names, template }
}

/** A line that begins with `+` goes on with the one before. */
const linesOf = (lines: string) => lines.replaceAll(/\n\+/g, '').trim().split('\n')
