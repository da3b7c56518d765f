import type { Language } from './language.ts'
import { isCapital } from './words.ts'

/** A clause with its spelling repaired, without courtesies, laughter and passing days, its first capital small. */
export function tidy(text: string, several: boolean, language: Language): string {
  const { spelling, repairs, both, courtesy, passing } = language
  let words = quieter(
    text
      .replaceAll(/["“”()]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).replaceAll(/[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'/-]*(?!§)/g, (word) =>
    respelled(word, spelling.get(word.toLowerCase())),
  )
  for (const [mistake, meant] of repairs) words = words.replace(mistake, meant)
  if (several) words = words.replace(...both)
  let before = ''
  while (before !== words) {
    before = words
    words = words
      .replace(courtesy, '')
      .replaceAll(/^[\s,:=/.!-]+|[\s,:=/.!?-]+$|(?: (?:and|that|but|so|e|que|mas))+$/gi, '')
  }
  const lasting = words
    .replaceAll(passing, '')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/,(?=\S)/g, ', ')
  return lowered(lasting.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, ''), language)
}

const respelled = (word: string, meant: string | undefined) =>
  meant === undefined ? word : isCapital(word) ? meant.replace(/^./, (letter) => letter.toUpperCase()) : meant

/** Without capitals that only shout. */
function quieter(words: string): string {
  const letters = words.match(/[A-Za-zÀ-ɏ]/g) ?? []
  const capitals = words.match(/[A-ZÀ-Þ]/g) ?? []
  if (letters.length > 4 && capitals.length > letters.length * 0.7) return words.toLowerCase()
  return words.replaceAll(/(^|[^A-Za-zÀ-ɏ])([A-ZÀ-Þ]{4,})(?![A-Za-zÀ-ɏ])/g, (shouted) =>
    shouted.toLowerCase(),
  )
}

/** Without the capital of the first word of a sentence, if it is no name. */
function lowered(words: string, { plainStart, isTopic, isVerb, unclear, cutShort }: Language): string {
  const [first = '', second = ''] = words.split(/,? /)
  const lower = first.toLowerCase()
  const isCommon = isTopic(lower) || isVerb(lower) || unclear.has(lower) || cutShort.has(lower)
  if (first.includes('§') || !(plainStart.test(words) || (isCommon && !isCapital(second)))) return words
  return words.charAt(0).toLowerCase() + words.slice(1)
}
