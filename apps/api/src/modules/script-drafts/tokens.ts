import { childrenOf, namesOf } from '@recadinho/stage/first-name'
import { spokenName, type ScriptRequest } from '@recadinho/stage/script'
import { fold } from '../orders/search-text.ts'

/** Texts with tokens in place of names, and what each token stands for. */
export interface Tokenized {
  texts: readonly string[]
  words: ReadonlyMap<string, string>
  /** The children's tokens: `nameToken` for an only child, otherwise one token each. */
  children: readonly string[]
}

interface Notes extends Pick<ScriptRequest, 'notes' | 'childName' | 'otherChildren' | 'locale'> {
  /** The texts from the notes that may leave the shop; they use the same tokens. */
  shared: readonly string[]
  /** Removes private text after the names are replaced. */
  strike: (text: string) => string
  /** Names of adults in the order. */
  otherNames?: readonly string[] | undefined
}

/** Stands for the child, or for all children together. */
export const nameToken = '{name}'

/**
 * Replaces names in notes with tokens (W2): every word of the names in the form, in any spelling, and every capitalised
 * word that does not begin a sentence.
 */
export function tokenize(request: Notes): Tokenized {
  const { locale, shared, strike, otherNames = [] } = request
  const words = new Map([[nameToken, spokenName(namesOf(request), locale)]])
  const { tokensByWord, children } = ownTokens(request, otherNames, words)
  const nameless = (notes: string) => {
    const plain = notes.replaceAll(/[\p{Cf}{}]/gu, '').trim()
    return replaceRuns(plain, runsOf(plain, ownToken(tokensByWord), ownJoint), ({ token }) => token)
  }
  const isPronounI = (word: string) => locale === 'en' && word === 'I'
  const isMidSentence = (word: string, before: string) =>
    /^\p{Lu}/u.test(word) && !isPronounI(word) && !startOfSentence.test(before)
  // A name in the middle of one sentence is also a name at the start of another, even if only one of the
  // sentences leaves the shop.
  const midSentenceNames = new Set(
    runsOf(
      nameless(request.notes),
      (word, before) => (isMidSentence(word, before) ? word : undefined),
      never,
    ).map(({ token }) => token),
  )
  const tokens = new Map<string, string>()
  const texts = shared.map((one) => {
    const text = strike(nameless(one))
    const runs = runsOf(
      text,
      (word, before) =>
        isMidSentence(word, before) || (midSentenceNames.has(word) && !commonWords.has(word.toLowerCase()))
          ? 'w'
          : undefined,
      joint,
    )
    return replaceRuns(text, runs, ({ words: run }) => {
      const token = tokens.get(run) ?? `{w${tokens.size + 1}}`
      tokens.set(run, token)
      words.set(token, run)
      return token
    })
  })
  return { texts, words, children }
}

/** Replaces tokens with their words. An unknown token stays, and breaks the rule of form. */
export const untokenize = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{\w+\}/g, (token) => words.get(token) ?? token)

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu
const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []
const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'and', 'y', 'di', 'del', 'la', 'van', 'von'])
/** Separates two words of one name. */
const joint = /^[ '’-]+$/
const ownJoint = /^[\s'’.-]*(?:(?:d[aeo]s?|e|and|y|di|del|la|van|von)\s+)?$/iu
const surnameJoint = /^(?:\s+d[aeo]s?)?\s+$/iu
const never = /(?!)/
/** An initial or an abbreviation such as “Dr.” does not end a sentence. */
const startOfSentence =
  /(?:^|\n|(?:[!?…]|(?<!(?<!\p{L})(?:\p{L}|dra?|sra?|srta|st[ao]?|mrs?|ms|jr|profa?))\.)["”’»)]*\s+)[^\p{L}\n]*$/iu
/** Common first words of sentences: capitalised, for example after a colon, but not names. */
const commonWords = new Set(
  'a o as os um uma e ela ele elas eles na no em com para por que meu minha nosso nossa seu sua the an and he she it they we you my our his her their in at on for with this that'.split(
    ' ',
  ),
)

/** The token of each folded word of the names in the form; adds what they stand for to `words`. */
function ownTokens(
  request: Pick<Notes, 'childName' | 'otherChildren'>,
  otherNames: readonly string[],
  words: Map<string, string>,
): { tokensByWord: ReadonlyMap<string, string>; children: readonly string[] } {
  const tokensByWord = new Map<string, string>()
  const add = (name: string, token: string) => {
    for (const word of namedBy(name)) tokensByWord.set(word, token)
  }
  for (const [at, name] of otherNames.entries()) {
    const token = `{adult${at + 1}}`
    words.set(token, wordsIn(name)[0] ?? '')
    add(name, token)
  }
  const fields = namesOf(request).split('\n')
  // Surnames, which children may share.
  for (const field of fields) {
    add(field, nameToken)
    tokensByWord.set(fold(wordsIn(field).join('')), nameToken)
  }
  const names = childrenOf(fields.join('\n'))
  if (names.length === 1) return { tokensByWord, children: [nameToken] }
  const children = names.map((_, at) => `{child${at + 1}}`)
  for (const [at, name] of names.entries()) {
    words.set(`{child${at + 1}}`, name)
    add(name, `{child${at + 1}}`)
  }
  return { tokensByWord, children }
}

/** The folded words of a name. Initials are left out: they would match every “a” and “e”. */
const namedBy = (name: string) =>
  wordsIn(name)
    .map(fold)
    .filter((word) => word.length > 1 && !particles.has(word))

/** The token of a word that is a name, its diminutive or plural, or contains one. */
const ownToken = (tokensByWord: ReadonlyMap<string, string>) => (word: string) => {
  const folded = fold(word)
  const exact = tokensByWord.get(folded)
  if (exact !== undefined) return exact
  for (const [name, token] of tokensByWord) {
    if (name.length > 4 && folded.includes(name)) return token
    const stem = name.replace(/[aeiou]$/, '')
    if (name.length > 3 && folded.startsWith(stem) && ending.test(folded.slice(stem.length))) return token
  }
  return undefined
}

const ending = /^(?:[aeo]?s|z?i?nh[oa]s?|[zs]?it[oa]s?|y|ie)$/

interface Run {
  from: number
  to: number
  token: string
  words: string
}

/** Runs of adjacent words that share a token, separated by no more than `between`. */
function runsOf(
  text: string,
  tokenOf: (word: string, before: string) => string | undefined,
  between: RegExp,
): Run[] {
  const runs: Run[] = []
  for (const { 0: word, index: from } of text.matchAll(wordPattern)) {
    const token = tokenOf(word, text.slice(0, from))
    if (token === undefined) continue
    const to = from + word.length
    const last = runs.at(-1)
    const gap = last === undefined ? '' : text.slice(last.to, from)
    // A surname that children and adults share belongs to the name before it.
    const isSurname = token === nameToken && surnameJoint.test(gap)
    if (last !== undefined && (isSurname || (last.token === token && between.test(gap)))) {
      last.to = to
      last.words = text.slice(last.from, to)
    } else runs.push({ from, to, token, words: word })
  }
  return runs
}

function replaceRuns(text: string, runs: readonly Run[], tokenOf: (run: Run) => string): string {
  let end = 0
  const parts = runs.map((run) => {
    const part = text.slice(end, run.from) + tokenOf(run)
    end = run.to
    return part
  })
  return parts.join('') + text.slice(end)
}
