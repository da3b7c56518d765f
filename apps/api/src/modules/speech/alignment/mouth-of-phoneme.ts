import type { MouthName } from '@recadinho/stage/pose'

/** By how a phoneme begins, in eSpeak's IPA for English and Portuguese; the first that fits. */
const shapes: readonly (readonly [RegExp, MouthName])[] = [
  [/^[mbp]/u, 'M'],
  [/^[fv]/u, 'F'],
  [/^(?:[uʊwɹrʃʒ]|ũ)/u, 'U'],
  [/^(?:[oɔɒ]|əʊ|õ)/u, 'O'],
  [/^[aæɑʌɐã]/u, 'A'],
  [/^[eɛiɪəɜjyĩẽ]/u, 'E'],
]

/** The shape of the mouth for a phoneme; most consonants keep the shape before them. */
export function mouthOf(ipa: string, before: MouthName | undefined): MouthName {
  if (ipa === '') return 'X'
  const plain = ipa.replace(/^[ˈˌ]/u, '').normalize('NFC')
  const shape = shapes.find(([start]) => start.test(plain))?.[1]
  return shape ?? (before === undefined || before === 'X' ? 'E' : before)
}
