import type { Draft, SelectedPackage } from './draft.ts'

/** §4, Character selection. Pure: each function returns the next draft, or the same one if nothing changes. */

/** Selects a package. Characters beyond its size are dropped: those not in `keep` if given, otherwise the latest. */
export function selectPackage(
  draft: Draft,
  { id, price, charactersCount }: SelectedPackage,
  keep?: readonly string[],
): Draft {
  const wanted = draft.selectedCharacters.filter((character) => keep?.includes(character.id) ?? true)
  const selectedCharacters = wanted.slice(0, charactersCount)
  return { ...draft, selectedPackage: { id, price, charactersCount }, selectedCharacters }
}

/** Whether this package is too small for the selected characters. */
export const isTooSmall = (
  draft: Draft,
  { charactersCount }: Pick<SelectedPackage, 'charactersCount'>,
): boolean => draft.selectedCharacters.length > charactersCount

/** Adds a character while fewer are selected than the package allows. */
export function addCharacter(draft: Draft, id: string): Draft {
  const full = draft.selectedCharacters.length >= (draft.selectedPackage?.charactersCount ?? 0)
  if (full || isSelected(draft, id)) return draft
  return { ...draft, selectedCharacters: [...draft.selectedCharacters, { id }] }
}

/**
 * Selects a character outside the character step: it replaces the selection without a package or in a package for one;
 * otherwise it is added.
 */
export function wishCharacter(draft: Draft, id: string): Draft {
  const alone = (draft.selectedPackage?.charactersCount ?? 1) === 1
  if (!alone) return addCharacter(draft, id)
  return isSelected(draft, id) ? draft : { ...draft, selectedCharacters: [{ id }] }
}

/** Removes one matching entry. */
export function removeCharacter(draft: Draft, id: string): Draft {
  const index = draft.selectedCharacters.findIndex((character) => character.id === id)
  return index === -1 ? draft : { ...draft, selectedCharacters: draft.selectedCharacters.toSpliced(index, 1) }
}

/** Replaces a selected character with another. */
export function swapCharacter(draft: Draft, leaving: string, id: string): Draft {
  if (isSelected(draft, id)) return draft
  const selectedCharacters = draft.selectedCharacters.map((each) => (each.id === leaving ? { id } : each))
  return { ...draft, selectedCharacters }
}

/** Whether as many characters are selected as the package holds. */
export function isSelectionComplete({ selectedPackage, selectedCharacters }: Draft): boolean {
  return selectedPackage !== null && selectedCharacters.length === selectedPackage.charactersCount
}

/** Drops characters that the shop does not have. */
export function keepKnown(draft: Draft, characters: readonly { id: string }[]): Draft {
  const known = draft.selectedCharacters.filter((selected) => characters.some(({ id }) => id === selected.id))
  return known.length === draft.selectedCharacters.length ? draft : { ...draft, selectedCharacters: known }
}

const isSelected = (draft: Draft, id: string): boolean =>
  draft.selectedCharacters.some((character) => character.id === id)

/** Whether the draft should be stored: it has a package or any character (§4, persistence). */
export const isWorthKeeping = ({ selectedPackage, selectedCharacters }: Draft): boolean =>
  selectedPackage !== null || selectedCharacters.length > 0
