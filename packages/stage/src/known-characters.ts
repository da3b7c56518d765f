import type { Character } from './art.ts'
import type { Article } from './cast-member.ts'

export type { Character } from './art.ts'

const known = new Map<string, Character>()

/** Makes drawings available to films: `provideAllParts` all of them, `loadCharacters` some. */
export function provideCharacters(characters: readonly Character[]): void {
  for (const character of characters) known.set(character.slug, character)
}

/** The character with this slug, or undefined if it does not exist or its drawing is not loaded. */
export function findCharacter(slug: string): Character | undefined {
  return known.get(slug)
}

/** The article of a Portuguese name, if a loaded character is called so. */
export const articleOfName = (name: string): Article | undefined =>
  [...known.values()].find((character) => character.name.pt === name)?.article
