import type { Heard } from './heard.ts'
import type { SpokenWord } from './say-as.ts'
import type { CueWord, StageLocale } from './timeline-format.ts'

/** Maximum length of a caption in characters: two rows on a phone. */
const CUE_LIMIT = 36

/** Words that begin a new part of a sentence in either language. */
const JOINING = /^(and|but|that|because|when|with|for|to|e|mas|que|porque|quando|com|para|pra)$/i

/** The words of a line when its recording says them. */
export function timeHeard(spoken: readonly SpokenWord[], start: number, heard: Heard): TimedLine {
  const words = spoken.map((word, i): CueWord => {
    const [from, to] = heard.words[i] ?? [heard.seconds, heard.seconds]
    return { ...word, from: round(start + from), to: round(start + to) }
  })
  return { cues: splitCues(words), end: start + heard.seconds }
}

/** Spoken words with their times, grouped into captions. */
export interface TimedLine {
  readonly cues: readonly (readonly CueWord[])[]
  /** When the last word ends. */
  readonly end: number
}

/**
 * Estimates when each word of a line is spoken, from its letters alone: for previews that have no
 * recording yet. `rate` 1 is an easy pace for a child: about 3.6 syllables a second.
 */
export function timeLine(
  spoken: readonly SpokenWord[],
  start: number,
  rate: number,
  locale: StageLocale,
): TimedLine {
  const words: CueWord[] = []
  let t = start
  for (const word of spoken) {
    const said = word.say ?? word.w
    const to = t + said.split(' ').reduce((sum, part) => sum + wordSeconds(part, locale), 0) / rate
    words.push({ ...word, from: round(t), to: round(to) })
    t = to + (said === '' ? 0 : pauseAfter(said) / rate)
  }
  return { cues: splitCues(words), end: words.at(-1)?.to ?? start }
}

function wordSeconds(word: string, locale: StageLocale): number {
  // The previous word's spoken form includes this one; highlight it briefly.
  if (word === '') return 0.06
  const spoken = locale === 'pt' ? 0.17 : 0.19
  return 0.1 + spoken * syllables(word) + 0.008 * word.length
}

/** Groups of vowels, at least one; each digit of a number counts as one. */
export function syllables(word: string): number {
  const plain = word.normalize('NFD').toLowerCase()
  const vowels = plain.replaceAll(/[^a-z]/g, '').match(/[aeiouy]+/g)?.length ?? 0
  const digits = plain.match(/\d/g)?.length ?? 0
  return Math.max(1, vowels + digits)
}

function pauseAfter(word: string): number {
  if (/[.!?…]["”’)]?$/.test(word)) return 0.36
  if (/[,;:–—]$/.test(word)) return 0.17
  return 0.02
}

/**
 * Breaks at the ends of sentences, then splits long sentences into parts of similar length, without a lone last word.
 */
function splitCues(words: readonly CueWord[]): (readonly CueWord[])[] {
  const sentences: CueWord[][] = [[]]
  for (const word of words) {
    sentences.at(-1)?.push(word)
    if (pauseAfter(word.w) > 0.3) sentences.push([])
  }
  const joined: CueWord[][] = []
  for (const sentence of sentences.filter((each) => each.length > 0)) {
    const last = joined.at(-1)
    if (last && textLength(last) + textLength(sentence) + 1 <= CUE_LIMIT) last.push(...sentence)
    else joined.push(sentence)
  }
  return joined.flatMap((sentence) => balanced(sentence))
}

/** Splits a long part near its middle, preferably at a comma or before a joining word, not after a short word. */
function balanced(words: readonly CueWord[]): (readonly CueWord[])[] {
  if (textLength(words) <= CUE_LIMIT || words.length < 2) return [words]
  let best = 1
  let bestCost = Number.POSITIVE_INFINITY
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1]?.w ?? ''
    const after = words[at]?.w ?? ''
    const uneven = Math.abs(textLength(words.slice(0, at)) - textLength(words.slice(at)))
    const cost =
      uneven -
      (pauseAfter(before) > 0.1 ? 14 : 0) -
      (JOINING.test(after) ? 9 : 0) +
      (before.length <= 3 ? 7 : 0)
    if (cost < bestCost) {
      best = at
      bestCost = cost
    }
  }
  return [...balanced(words.slice(0, best)), ...balanced(words.slice(best))]
}

function textLength(words: readonly CueWord[]): number {
  return words.reduce((sum, word) => sum + word.w.length + 1, -1)
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
