import type { Catalog, Character } from '@recadinho/contracts/catalog'

/** The characters with these ids, in this order; ids that the catalog lacks are skipped. */
export const castOf = (ids: readonly string[], { characters }: Pick<Catalog, 'characters'>): Character[] =>
  ids.flatMap((id) => characters.find((each) => each.id === id) ?? [])
