import type { Box } from '../bounds.ts'
import { clamp } from '../easing.ts'
import type { Character } from '../known-characters.ts'
import { REST_POSE } from '../pose.ts'
import { hashText } from '../random.ts'
import type { TimelineCast } from '../timeline-format.ts'
import { standing, type Figure } from './figure.ts'
import { ms } from './spoken-line.ts'

export const IDS = ['a', 'b', 'c'] as const

/** A Timeline has no more characters than there are ids. */
export const idOf = (i: number): (typeof IDS)[number] => IDS[i] ?? 'a'

/** The canvas of a drawing. */
const DRAWING_WIDTH = 480
const DRAWING_HEIGHT = 560
/** One drawing alone fits beside so much of itself, and is no higher than this share of the frame. */
const ALONE = 1.39
const HIGHEST = 0.57

/** So much of the frame's height all stand in at a climax, and so much of its width is theirs (D24). */
export const CLIMAX = 0.6
const BREADTH = 0.95
/** A wide shot is so many times as far away as that of a climax. */
const WIDE = 1.25

/** How deep a stage is between two rows, in units of the drawing. */
const [SHALLOW, DEEP] = [50, 300]
/** Between what is not to touch, in units of the drawing. */
const APART = 4
/** From the middle of a face to the outer end of an eye, in widths of the face. */
const EYES = 0.37
const NONE: Box = { left: 0, top: 0, right: 0, bottom: 0 }

/** A frame is tall if it is higher than so many widths. */
const TALL = 1.5

interface PlacedCharacter {
  readonly character: Character
  readonly picture?: string | undefined
}

interface Arrangement {
  /** Units of the drawing from one to the next, and from the front row to the one behind. */
  readonly apart: number
  readonly depth: number
  readonly scale: number
  /** Index of who stands in front. */
  readonly front: number
}

/**
 * Positions the characters around the middle, in two rows: as close to each other, and in rows as far apart, as lets all of
 * them together fill most of the frame's height (D16, D24).
 */
export function positionCast(
  characters: readonly PlacedCharacter[],
  width: number,
  height: number,
): TimelineCast[] {
  const count = characters.length
  const { apart, depth, scale, front } = arranged(characters, width, height)
  const foot = height * (count === 1 ? 0.8 : 0.84)
  return characters.map(({ character, picture }, i) => ({
    id: idOf(i),
    art: character.slug,
    ...(picture !== undefined && { picture }),
    artHash: artHash(character),
    x: Math.round(width / 2 + (i - (count - 1) / 2) * apart * scale),
    y: Math.round(foot - (i === front ? 0 : depth * scale)),
    scale,
  }))
}

function arranged(characters: readonly PlacedCharacter[], width: number, height: number): Arrangement {
  const fits = Math.min(width / (DRAWING_WIDTH * ALONE), (height * HIGHEST) / DRAWING_HEIGHT)
  const count = characters.length
  if (count === 1) return { apart: 0, depth: 0, scale: ms(fits), front: 0 }
  const figures = characters.map(measuresOf)
  const heights = figures.map(({ whole }) => -whole.top)
  // Of two, the smaller one stands in front; of three the middle one.
  const front = count === 3 || (heights[1] ?? 0) <= (heights[0] ?? 0) ? 1 : 0
  const isTall = height > width * TALL
  const head = figures[front]?.head ?? NONE
  const faces = figures.flatMap(({ face }, i) => (i === front ? [] : [face]))
  // Nobody hides a face: who is in front reaches to the chins behind in a tall frame, and stands between them in a low one.
  const chin = Math.max(...faces.map(({ bottom }) => bottom))
  const eyes = Math.max(...faces.map(({ left, right }) => (right - left) * EYES))
  const beside = Math.max(-head.left, head.right) + eyes + APART
  const apart = count === 2 ? clamp(440 - (110 * height) / width, 250, 400) : isTall ? 155 : beside
  const least = count === 3 && isTall ? chin - head.top + APART : SHALLOW
  const behind = Math.max(...heights.filter((_, i) => i !== front))
  const breadth = apart * (count - 1) - (figures[0]?.whole.left ?? 0) + (figures.at(-1)?.whole.right ?? 0)
  const filling = (breadth * CLIMAX * height) / (BREADTH * width) - behind
  const depth = Math.max(least, clamp(filling, SHALLOW, DEEP))
  return { apart, depth, scale: ms(Math.min(fits, (CLIMAX * height) / (behind + depth) / WIDE)), front }
}

/** A drawing's measures around the middle of its feet. */
const measuresOf = ({ character, picture }: PlacedCharacter): Figure =>
  standing({ id: 'a', art: character.slug, artHash: '', x: 0, y: 0, scale: 1, ...(picture && { picture }) })

const hashes = new Map<string, string>()

function artHash(character: Character): string {
  const known = hashes.get(character.slug)
  if (known) return known
  const hash = hashText(JSON.stringify(character.draw(REST_POSE)))
    .toString(16)
    .padStart(8, '0')
  hashes.set(character.slug, hash)
  return hash
}
