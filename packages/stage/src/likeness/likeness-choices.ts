import type { Likeness } from './likeness.ts'
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES } from './likeness.ts'
import { likenessPicture } from './likeness-picture.ts'

/** What the first choice is added to. */
export const FIRST_LIKENESS: Likeness = {
  skin: 'brown',
  hair: 'short',
  hairColour: 'black',
  glasses: false,
  hearingAid: false,
  wheelchair: false,
}

/**
 * Another skin and hair than before, at random; what a child wears or sits in is left as it is.
 * `random` gives numbers from 0 to 1.
 */
export function surprisingLikeness(before: Likeness | null, random: () => number): Likeness {
  const pick = <Value>(values: readonly Value[], other: Value | undefined): Value => {
    const others = values.filter((value) => value !== other)
    return others[Math.floor(random() * others.length)]! // each list has two values or more
  }
  return {
    ...(before ?? FIRST_LIKENESS),
    skin: pick(SKIN_TONES, before?.skin),
    hair: pick(HAIR_STYLES, before?.hair),
    hairColour: pick(HAIR_COLOURS, before?.hairColour),
  }
}

/** A choice as an SVG: the child as it would be drawn with it. */
export const choicePicture = (likeness: Likeness | null, change: Partial<Likeness>): string =>
  likenessPicture(
    { likeness: { ...(likeness ?? FIRST_LIKENESS), ...change }, age: null },
    { crop: change.wheelchair ? 'full' : 'head', idPrefix: 'l' },
  )
