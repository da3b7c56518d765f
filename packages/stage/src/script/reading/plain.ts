import type { Listener } from '../details.ts'
import type { Language, TellableVerb } from './language.ts'
import { isCapital } from './words.ts'

type Trust = TellableVerb['trust']

const mostWords = 12
const mostParts = 5

/** A word as it is spelt: no “smh”, no “asdfgh”, no number with letters. */
const isSpelt = (word: string): boolean =>
  /^(?:\d+(?:st|nd|rd|th|s|k?m|k)|bmx|tv|dj|dr|mr|ms|sub-\d+|pé|lã|rã|pó)$/.test(word) ||
  (/^[a-zà-ɏ](?:['’-]?[a-zà-ɏ]){2,17}$/.test(word) &&
    /[aeiouyà-ÿ]/.test(word) &&
    !/[^aeiouyà-ÿ'’-]{5}|(.)\1\1/.test(word))

/** “From Recife, from grandma” is a town. */
export const fromTown = /^[A-ZÀ-Þ][^ ]+, d[aeo]s? /

/** “A, b and c”. */
export const inList = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

export type Grammar = ReturnType<typeof grammarOf>

/** What a language takes for a plain thing, a plain list, what a verb may have behind it, and people. */
export function grammarOf(language: Language, listener: Listener) {
  const { and, prepositions, isKnown } = language
  const isLed = (item: string) => prepositions.has(item.split(' ')[0] ?? '')
  const itemsOf = (words: string): string[] => words.split(new RegExp(`,? ${and} |, `))
  const turnedItems = (words: string) => itemsOf(language.turned(words.trim(), listener))
  /** “Ten eggs, one for each” is no list of two. */
  const isJoined = (words: string) =>
    words.slice(words.lastIndexOf(', ') + 1).includes(` ${and} `) || !words.includes(', ')
  /** Items as a list, if each is fit. */
  const listed = (items: readonly string[], isFit: (item: string) => boolean) =>
    items.every(isFit) ? inList(items, and) : undefined
  return {
    language,
    listener,
    isJoined,
    isPlain,
    isItem,
    isObject,
    itemsOf,
    turnedItems,
    listed,
    list,
    things,
    people,
  }

  /** One thing, with what describes it: “her best friend's red boat with a flag”: each word may stand there. */
  function isPlain(words: string, trust: Trust): boolean {
    const all = words
      .replaceAll(/\b(?:all the|the whole) way (?=[a-z])/g, '')
      .replaceAll(/\bout of\b/g, 'out')
      .replaceAll(/\bwith no\b/g, 'without')
      .split(' ')
    if (words === '' || all.length > mostWords) return false
    const starts = all.flatMap((word, at) => (at > 0 && prepositions.has(word) ? [at] : []))
    const parts = [0, ...starts].map((start, at) => all.slice(start, [...starts, all.length][at]))
    return parts.length <= mostParts && parts.every((part, at) => isPart(part, at === 0, trust))
  }

  /** A noun with its article and adjectives, after a preposition where it is not the first. */
  function isPart(part: readonly string[], isFirst: boolean, trust: Trust): boolean {
    const text = part.join(' ')
    if (language.fixed.test(text)) return true
    const preposition = isLed(text) ? (part[0] ?? '') : ''
    const noun = preposition === '' ? text : part.slice(1).join(' ')
    const [head = ''] = language.determiners.exec(noun) ?? []
    const core = noun.slice(head.length).split(' ')
    const named = core.findIndex((word) => isCapital(word) && !isKnown(word.toLowerCase()))
    const common = named < 0 ? core : core.slice(0, named)
    const name = named < 0 ? [] : core.slice(named)
    const isFit =
      common.length < 4 &&
      common.length + name.length > 0 &&
      common.every((_, at) => isNoun(common, at, head + preposition !== '')) &&
      isNameOf(name, common.at(-1) ?? preposition) &&
      language.agrees(preposition, head, common)
    const isHeld = head !== '' || name.length > 0 || language.isHeld(preposition, common)
    return isFit && (isHeld || (trust === 'any' && (isFirst || preposition !== '')))
  }

  /** A verb is a noun behind an article or a noun, with nothing behind it: “the swing”, “roller skates”. */
  function isNoun(core: readonly string[], at: number, isAfter: boolean): boolean {
    const word = (core[at] ?? '').toLowerCase()
    const [isBehind, isBefore] = [isAfter || at > 0, at < core.length - 1]
    if (/^\d{1,3}$/.test(word))
      return isBehind && (isBefore || at === 0 || /^n[uú]m/.test(core[at - 1] ?? ''))
    if (language.never.test(word)) return false
    if (isKnown(word)) return true
    if (!isSpelt(word) || language.unclear.has(word) || language.vague.has(word)) return false
    return !language.isVerb(word) || (isBefore ? language.describes(word, isBehind) : isBehind)
  }

  /** A name only behind what tells whose it is: “her cat Mog”, “Auntie Bev”, “called Kevin”. */
  function isNameOf(name: readonly string[], owner: string): boolean {
    const [first = '', second] = name
    const may = (word: string) => language.mayHaveName.test(word.toLowerCase())
    const isWhole = name.length < 3 && name.every((word) => /^[A-ZÀ-Þ][a-zà-ɏ'-]+$/.test(word))
    return name.length === 0 || (isWhole && (may(owner) || (may(first) && second !== undefined)))
  }

  /** A thing, or something to do: “splashing in puddles”, “pular corda”. */
  function isItem(item: string, trust: Trust): boolean {
    const [first = ''] = item.split(' ')
    const verb = language.activity(first.toLowerCase())
    return isPlain(item, trust) || (!!verb && isObject(item.slice(first.length + 1), trust, verb))
  }

  /** What follows a verb: one thing or several, or where and how. */
  function isObject(words: string, trust: Trust, { isWhole, isFree }: TellableVerb): boolean {
    const rest = words.replace(language.tail, '').trim()
    if (rest === '') return isWhole || (words !== '' && isFree)
    const items = itemsOf(rest)
    return (
      isJoined(rest) &&
      items.every((item) => isPlain(item, trust) && (!isLed(item) || (items.length === 1 && isFree)))
    )
  }

  /** What is loved. */
  function list(words: string): string | undefined {
    const said = language.turned(words.trim(), listener)
    const [tail = ''] = language.tail.exec(said) ?? []
    const items = listed(
      itemsOf(said.slice(0, said.length - tail.length)),
      (item) => !isLed(item) && isItem(item, 'any'),
    )
    return items === undefined ? undefined : items + tail
  }

  /** What is done, had or become. */
  function things(words: string): string | undefined {
    return isJoined(words) ? listed(turnedItems(words), (item) => isPlain(item, 'sure')) : undefined
  }

  /** Relatives and friends: “your mom and your dad”, “a sua avó Rosa”; `isAlone`: a name may stand alone. */
  function people(words: string, isAlone: boolean): string | undefined {
    const all = itemsOf(words.replaceAll(/\s*[&+]\s*/g, ` ${and} `)).map((part, at) => {
      // A relative may be written like a name.
      const small = part.trim().replace(/^[A-ZÀ-Þ][a-zà-ɏ]*(?= |$)/, (word) => {
        const lower = word.toLowerCase()
        return language.person.exec(lower)?.groups?.['who'] || /^os?$|^as?$/.test(lower) ? lower : word
      })
      const { article = '', how = '', who = '', name = '' } = language.person.exec(small)?.groups ?? {}
      if (who !== '')
        return article === 'the ' ? `the ${how}${who}${name}` : language.owned(who, how, listener, name)
      const isName = name !== '' && how === '' && (isAlone || at > 0)
      return isName ? `${/^[oa] $/.test(article) ? article : ''}${name.trim()}` : ''
    })
    return all.length < 8 && !fromTown.test(words) ? listed(all, (one) => one !== '') : undefined
  }
}
