import type { Catalog, Character } from '@recadinho/contracts/catalog'

/** The characters of these ids in their order, as the catalog has them; one that it no longer has is left out. */
export const castOf = (ids: readonly string[], { characters }: Pick<Catalog, 'characters'>): Character[] =>
  ids.flatMap((id) => characters.find((each) => each.id === id) ?? [])
