import { lerp } from './easing.ts'

/** A mouth as six numbers, each 0 to 1, so that it can move smoothly from shape to shape. */
export interface MouthShape {
  readonly width: number
  readonly open: number
  readonly round: number
  readonly teeth: number
  readonly tongue: number
  readonly smile: number
}

/**
 * The six shapes of speech, rest, and the open smile of the pictures: X rest, M pressed (m b p), E wide with teeth, A
 * open with tongue, O round, U small round, F teeth on lip.
 */
export const MOUTHS = {
  X: { width: 0.75, open: 0, round: 0, teeth: 0, tongue: 0, smile: 0.8 },
  M: { width: 0.5, open: 0, round: 0, teeth: 0, tongue: 0, smile: 0.25 },
  E: { width: 0.95, open: 0.3, round: 0, teeth: 0.9, tongue: 0.2, smile: 0.6 },
  A: { width: 0.85, open: 0.95, round: 0.25, teeth: 0.45, tongue: 1, smile: 0.35 },
  O: { width: 0.6, open: 0.75, round: 0.9, teeth: 0, tongue: 0.4, smile: 0.1 },
  U: { width: 0.35, open: 0.38, round: 1, teeth: 0, tongue: 0, smile: 0 },
  F: { width: 0.7, open: 0.16, round: 0, teeth: 1, tongue: 0, smile: 0.3 },
  smile: { width: 1, open: 0.6, round: 0, teeth: 0, tongue: 1, smile: 1 },
} as const satisfies Record<string, MouthShape>
export type MouthName = keyof typeof MOUTHS

export function isMouthName(value: string): value is MouthName {
  return Object.hasOwn(MOUTHS, value)
}

export function mixMouths(from: MouthShape, to: MouthShape, amount: number): MouthShape {
  return {
    width: lerp(from.width, to.width, amount),
    open: lerp(from.open, to.open, amount),
    round: lerp(from.round, to.round, amount),
    teeth: lerp(from.teeth, to.teeth, amount),
    tongue: lerp(from.tongue, to.tongue, amount),
    smile: lerp(from.smile, to.smile, amount),
  }
}

const SHAPE_OF_LETTER: Readonly<Record<string, MouthName>> = {
  a: 'A',
  e: 'E',
  i: 'E',
  y: 'E',
  o: 'O',
  u: 'U',
  w: 'U',
  q: 'U',
  m: 'M',
  b: 'M',
  p: 'M',
  f: 'F',
  v: 'F',
}
const SILENT = /[hx'’-]/
/** Shapes that must be visible even in a quick word. */
const MUST_SHOW: ReadonlySet<MouthName> = new Set(['M', 'F'])

/**
 * The mouth shapes of a spoken word, guessed from its letters: `[at, shape]`, with `at` a fraction of the word's time
 * (0 to 1). Equal neighbours are merged; a consonant without a shape of its own uses the neighbouring vowel's.
 */
export function mouthsOfWord(word: string): readonly (readonly [number, MouthName])[] {
  const letters = Array.from(
    word
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  ).filter((letter) => !SILENT.test(letter))
  const keys: [number, MouthName][] = []
  letters.forEach((letter, i) => {
    const next = SHAPE_OF_LETTER[letter] ?? (keys.length === 0 ? 'E' : undefined)
    if (next && keys.at(-1)?.[1] !== next) keys.push([i / letters.length, next])
  })
  return keys
}

/** Merges keys closer than 55 ms, except shapes that must be seen (studio notes: 6 to 7 keys a second). */
export function thinMouthKeys(
  keys: readonly (readonly [number, MouthName])[],
): readonly (readonly [number, MouthName])[] {
  const kept: (readonly [number, MouthName])[] = []
  for (const key of keys) {
    const last = kept.at(-1)
    if (!last || key[0] - last[0] >= 0.055) kept.push(key)
    else if (MUST_SHOW.has(key[1]) && !MUST_SHOW.has(last[1])) kept[kept.length - 1] = key
  }
  return kept
}
