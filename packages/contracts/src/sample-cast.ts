import type { Character } from './catalog.ts'
import { drawingOf } from './pictures.ts'

/** The drawing of each category for which a sample script is written. */
const drawings = {
  princesses: 'princess-amara',
  heroes: 'captain-kindly',
  games: 'pixel-pete',
  movies: 'ember',
} as const satisfies Record<Character['category'], string>

export const sampleDrawings = /* @__PURE__ */ Object.values(drawings)

/** Who speaks in the sample films: of each category the one with a script of its own, or else the first on sale. */
export const sampleCast = <One extends Pick<Character, 'category' | 'picture'>>(
  characters: readonly One[],
): One[] =>
  Object.entries(drawings).flatMap(([category, drawing]) => {
    const all = characters.filter((character) => character.category === category)
    return all.find(({ picture }) => drawingOf(picture) === drawing) ?? all[0] ?? []
  })
