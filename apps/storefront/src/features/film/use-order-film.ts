import type { Character } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { EditedScript } from '@recadinho/stage/edited-script'
import { useMemo } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { enteredFields } from '../../lib/orders/entered-fields.ts'
import type { FilmInput } from './film.ts'
import { useFilm } from './use-film.ts'

/** The film of an order, as its correction's form reads and its script is edited. */
export function useOrderFilm(order: Order, form: FilmInput['form'], edits: EditedScript | null) {
  const { locale, script: lines } = order
  const characters = useCast(order)
  const stored = useMemo(
    () => ({ lines, input: { ...enteredFields(order), locale, characters } }),
    [order, lines, locale, characters],
  )
  return useFilm({
    form,
    edits,
    stored,
    characters,
    locale,
    seed: order.filmSeed,
    madeAt: order.createdAt,
  })
}

/** The order's characters with the voices that the catalog has. */
function useCast({ characters }: Order): readonly Character[] {
  const catalog = useCatalog()
  return useMemo(
    () =>
      characters.map((character) => ({
        ...unknown,
        ...catalog.characters.find(({ id }) => id === character.id),
        ...character,
      })),
    [characters, catalog],
  )
}

/** Of a character that is no longer sold. */
const unknown = { description: { en: '', pt: '' }, greetingStyle: 'warm', voice: { pitch: 100, rate: 100 } }
