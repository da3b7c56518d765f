import type { Draft, SelectedPackage } from './draft.ts'

/** §4, Character selection. Pure: each function answers the next draft, the same one where nothing may change. */

/**
 * Takes a package. Characters beyond what it holds are let go: those not in `keep` where the buyer was asked, else the
 * latest first.
 */
export function choosePackage(
  draft: Draft,
  { id, price, charactersCount }: SelectedPackage,
  keep?: readonly string[],
): Draft {
  const wanted = draft.selectedCharacters.filter((character) => keep?.includes(character.id) ?? true)
  const selectedCharacters = wanted.slice(0, charactersCount)
  return { ...draft, selectedPackage: { id, price, charactersCount }, selectedCharacters }
}

/** Whether characters would have to go for this package. */
export const isTooSmall = (
  draft: Draft,
  { charactersCount }: Pick<SelectedPackage, 'charactersCount'>,
): boolean => draft.selectedCharacters.length > charactersCount

/** Adds a character while fewer are chosen than the package allows. */
export function addCharacter(draft: Draft, id: string): Draft {
  const full = draft.selectedCharacters.length >= (draft.selectedPackage?.charactersCount ?? 0)
  if (full || isChosen(draft, id)) return draft
  return { ...draft, selectedCharacters: [...draft.selectedCharacters, { id }] }
}

/** A character chosen before any package waits alone for one; with a package it is added like any other. */
export function wishCharacter(draft: Draft, id: string): Draft {
  return draft.selectedPackage ? addCharacter(draft, id) : { ...draft, selectedCharacters: [{ id }] }
}

/** Takes out one matching entry. */
export function removeCharacter(draft: Draft, id: string): Draft {
  const index = draft.selectedCharacters.findIndex((character) => character.id === id)
  return index === -1 ? draft : { ...draft, selectedCharacters: draft.selectedCharacters.toSpliced(index, 1) }
}

/** Complete when as many are chosen as the package holds. */
export function isSelectionComplete({ selectedPackage, selectedCharacters }: Draft): boolean {
  return selectedPackage !== null && selectedCharacters.length === selectedPackage.charactersCount
}

/** Lets characters go that the shop does not have, or has no more. */
export function keepKnown(draft: Draft, characters: readonly { id: string }[]): Draft {
  const known = draft.selectedCharacters.filter((chosen) => characters.some(({ id }) => id === chosen.id))
  return known.length === draft.selectedCharacters.length ? draft : { ...draft, selectedCharacters: known }
}

export const isChosen = (draft: Draft, id: string): boolean =>
  draft.selectedCharacters.some((character) => character.id === id)

/** Whether there is something that must be kept: a package or any character (§4, persistence). */
export const isWorthKeeping = ({ selectedPackage, selectedCharacters }: Draft): boolean =>
  selectedPackage !== null || selectedCharacters.length > 0
