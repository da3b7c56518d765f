import { CAST } from '@recadinho/stage/cast'
import { OCCASIONS, writeScript } from '@recadinho/stage/script'

/** How much the films of different characters have in common. */
export interface FilmFigures {
  films: number
  sentences: number
  /** Those that are said in the films of one character alone, of all different sentences. */
  ofOne: number
  /** The two films with the largest share of the shorter one's sentences in common. */
  mostAlike: { share: number; films: [string, string]; sentences: string[] }
  /** Pairs of films that say the same from beginning to end. */
  whole: number
}

const locales = ['en', 'pt'] as const
const childName = 'Olivia'
/** The middle age of the texts, at which no line is for smaller or larger children. */
const childAge = 6
/** Sentences with a larger share of equal words are one. */
const alike = 0.7

interface Film {
  title: string
  character: string
  /** Numbers of its sentences: equal ones are the same sentence. */
  sentences: Set<number>
}

/**
 * Of a film without notes for each character, occasion and language: sentences compared with the child's name, its age and
 * the character's name masked.
 */
export function filmFigures(): FilmFigures {
  const known: Sentence[] = []
  const films = locales.flatMap((locale) =>
    OCCASIONS.flatMap((occasion) =>
      CAST.map((character): Film => {
        const { slug, name } = character
        const cast = [{ ...character, id: slug }]
        const given = { locale, occasion, childName, childAge, notes: '', useAIVoice: true, characters: cast }
        const text = writeScript(given)
          .map((line) => line.text)
          .join(' ')
        const sentences = sentencesOf(masked(text, name[locale]))
        return {
          title: `${slug}, ${occasion}, ${locale}`,
          character: `${slug}, ${locale}`,
          sentences: new Set(sentences.map((one) => numberOf(one, known))),
        }
      }),
    ),
  )
  const pairs = films.flatMap((film, i) => films.slice(i + 1).map((other) => [film, other] as const))
  const different = pairs.filter(([a, b]) => a.character !== b.character)
  const shares = different.map(([a, b]) => Object.assign(shared(a, b), { films: [a, b] as const }))
  const most = shares.reduce((one, other) => (other.share > one.share ? other : one))
  const speakers = known.map(
    (_, number) =>
      new Set(films.filter(({ sentences }) => sentences.has(number)).map(({ character }) => character)),
  )
  return {
    films: films.length,
    sentences: known.length,
    ofOne: speakers.filter(({ size }) => size === 1).length / known.length,
    mostAlike: {
      share: most.share,
      films: [most.films[0].title, most.films[1].title],
      sentences: [...most.numbers].map((number) => known[number]?.text ?? ''),
    },
    whole: shares.filter(({ share, films: [a, b] }) => share === 1 && a.sentences.size === b.sentences.size)
      .length,
  }
}

interface Sentence {
  text: string
  words: readonly string[]
}

const masked = (text: string, name: string): string =>
  text
    .replaceAll(childName, 'NAME')
    .replaceAll(new RegExp(`(?:\\b[ao] )?${name}`, 'gu'), 'ME')
    .replaceAll(/\b\d+\b/g, 'AGE')

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?…]+[.!?…]*/gu)?.map((one) => one.trim()) ?? []

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The number of this sentence, or of the first one that is like it. */
function numberOf(text: string, known: Sentence[]): number {
  const words = wordsOf(text)
  const found = known.findIndex((other) => isLike(words, other.words))
  if (found !== -1) return found
  return known.push({ text, words }) - 1
}

function isLike(a: readonly string[], b: readonly string[]): boolean {
  const longest = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) <= alike * longest) return a.join(' ') === b.join(' ')
  const left = [...b]
  const equal = a.filter((word) => {
    const at = left.indexOf(word)
    if (at === -1) return false
    left.splice(at, 1)
    return true
  })
  return equal.length > alike * longest
}

function shared(a: Film, b: Film): { share: number; numbers: Set<number> } {
  const numbers = a.sentences.intersection(b.sentences)
  return { share: numbers.size / Math.min(a.sentences.size, b.sentences.size), numbers }
}
