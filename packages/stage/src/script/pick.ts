import { createRandom, hashText } from '../random.ts'
import type { Variants } from './script-texts.ts'
import { sentencesOf } from './sentences.ts'

/** A part of a text shorter than this tells nothing of where it was said before. */
const shortest = 10
const forAges = /^(?<side>[<>])(?<limit>\d+) /
const forGladFilms = /^(?:[<>]\d+ )?\* /
const eitherNumber = /\[([^[\]|]*)\|([^[\]|]*)\]/g
/** The texts without a limit are written for this age. */
const middleAge = 6

export interface Listener {
  /** Whether there is more than one child. */
  readonly several: boolean
  readonly age: number | null
  /** Nothing in the notes or the occasion is sad. */
  readonly glad: boolean
}

interface Avoided {
  /** Earlier scripts. */
  used: readonly string[]
  /** What is not spoken of. */
  unspoken: readonly RegExp[]
}

/**
 * Picks one of several variants to say something: one for the age, by the seed, none twice, none that touches what is not
 * spoken of, and none that was said before, as long as there are others. `further` ones are for later films alone. What is
 * `spare` is rather not said at all: then the text is empty.
 */
export function createPicker(seed: string, listener: Listener, { used, unspoken }: Avoided) {
  const taken = new Set<string>()
  return (variants: Variants, further: readonly Variants[], key: string, spare = false): string => {
    const turn = createRandom(hashText(`${seed}/${key}`))()
    const known = [variants, ...further].flatMap((group) => inTurn(group, turn, listener))
    const all = known.length > 0 ? known : variants.map(withoutMarks)
    const discreet = all.filter((variant) => !unspoken.some((topic) => topic.test(variant)))
    const free = (discreet.length > 0 ? discreet : all).filter((variant) => !taken.has(variant))
    const common = commonSentences(all)
    const unsaid = free.find((one) => !wasSaid(one, used, common))
    if (spare) {
      const isFit = unsaid !== undefined && known.includes(unsaid) && discreet.includes(unsaid)
      if (!isFit) return ''
    }
    const variant = unsaid ?? free[0] ?? all[0] ?? ''
    taken.add(variant)
    return spokenTo(listener.several, variant)
  }
}

/** Those for the age and the film, the ones for that age alone first, each group from another place on. */
function inTurn(variants: Variants, turn: number, { age, glad }: Listener): string[] {
  const fitting = variants.filter(
    (variant) => suits(variant, age ?? middleAge) && (glad || !forGladFilms.test(variant)),
  )
  const narrow = fitting.filter((variant) => isNarrow(variant))
  const wide = fitting.filter((variant) => !isNarrow(variant))
  return [narrow, wide].flatMap((group) => {
    const start = Math.floor(turn * group.length)
    return [...group.slice(start), ...group.slice(0, start)].map(withoutMarks)
  })
}

function suits(variant: string, age: number): boolean {
  const { side, limit } = forAges.exec(variant)?.groups ?? {}
  return side === undefined || (side === '<' ? age < Number(limit) : age > Number(limit))
}

const isNarrow = (variant: string) => /^(?:<4|>9) /.test(variant)
const withoutMarks = (variant: string) => variant.replace(forAges, '').replace(/^\* /, '')
/** The form of a text for one child, or for several. */
export const spokenTo = (several: boolean, variant: string) =>
  variant.replaceAll(eitherNumber, several ? '$2' : '$1')

/**
 * One of its sentences, or the longest part without a placeholder, stands in an earlier text, to one child or to several: a
 * sentence about the age, or the last one, may be missing there. What many variants have, such as “Happy birthday!”, is said
 * each time.
 */
const wasSaid = (variant: string, used: readonly string[], common: ReadonlySet<string>): boolean =>
  used.length > 0 &&
  [true, false].some((several) => {
    const text = spokenTo(several, variant)
    const ownSentences = sentencesOf(text).filter((sentence) => !common.has(sentence))
    const parts = [text, ...ownSentences].map(longestPart).filter((part) => part.length >= shortest)
    return parts.some((part) => used.some((earlier) => earlier.includes(part)))
  })

const longestPart = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest))
    .trim()

/** Sentences of more than one of these variants. */
function commonSentences(variants: readonly string[]): ReadonlySet<string> {
  const sentences = variants.flatMap((variant) => [
    ...new Set([true, false].flatMap((several) => sentencesOf(spokenTo(several, variant)))),
  ])
  return new Set(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at))
}
