import { characterCategories, type Character } from './catalog.ts'
import { drawingOf } from './pictures.ts'

/** The drawings for which a sample script is written, one of each category. */
export const sampleDrawings = ['princess-amara', 'captain-kindly', 'pixel-pete', 'ember'] as const

/** Who speaks in the sample films: of each category the one with a script of its own, or else the first on sale. */
export function sampleCast<One extends Pick<Character, 'category' | 'picture'>>(
  characters: readonly One[],
): One[] {
  const written: readonly string[] = sampleDrawings
  return characterCategories.flatMap((category) => {
    const all = characters.filter((character) => character.category === category)
    return all.find(({ picture }) => written.includes(drawingOf(picture))) ?? all[0] ?? []
  })
}
