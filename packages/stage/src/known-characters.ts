import type { CharacterArt } from './art.ts'
import type { CastMember } from './cast.ts'

/** A member of the cast together with its drawing. */
export interface Character extends CastMember, CharacterArt {}

const known = new Map<string, Character>()

/** Registers drawings: all by importing `characters`, some by `loadCharacters`. */
export function provideCharacters(characters: readonly Character[]): void {
  for (const character of characters) known.set(character.slug, character)
}

/** The character with this slug, or undefined when it does not exist or its drawing is not registered yet. */
export function findCharacter(slug: string): Character | undefined {
  return known.get(slug)
}
