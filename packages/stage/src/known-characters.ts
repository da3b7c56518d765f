import type { CharacterArt } from './art.ts'
import type { Member } from './cast-member.ts'

/** A member of the cast with its drawing. */
export interface Character extends Member, CharacterArt {}

const known = new Map<string, Character>()

/** Registers drawings: importing `characters` registers all of them, `loadCharacters` only some. */
export function provideCharacters(characters: readonly Character[]): void {
  for (const character of characters) known.set(character.slug, character)
}

/** The character with this slug, or undefined if it does not exist or its drawing is not registered yet. */
export function findCharacter(slug: string): Character | undefined {
  return known.get(slug)
}
