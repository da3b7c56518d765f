import { useLingui } from '@lingui/react/macro'
import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { useCharacterChange } from './use-character-change.ts'

/** Moves by one position. */
export type Direction = 'up' | 'down'

/** Id by which a button is found again after its row has moved. */
export const moveButtonId = (id: string, direction: Direction): string => `${id}-${direction}`

/** Moves characters within their category, one position at a time. `said` is the new position, for screen readers. */
export function useCharacterOrder(category: CharacterCategory, characters: readonly AdminCharacter[]) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const change = useCharacterChange()
  const [said, setSaid] = useState('')
  const pressed = useRef<{ button: string; order: string }>(undefined)
  const seen = characters.map(({ id }) => id)
  const shown = seen.join()

  useLayoutEffect(() => {
    if (pressed.current?.order !== shown) return
    // A row that moves in the DOM loses the focus.
    document.getElementById(pressed.current.button)?.focus()
    pressed.current = undefined
  }, [shown])

  const targetOf = (id: string, direction: Direction) => seen.indexOf(id) + (direction === 'up' ? -1 : 1)
  return {
    error: change.error,
    said,
    canMove: (id: string, direction: Direction) => seen[targetOf(id, direction)] !== undefined,
    move({ id, name }: AdminCharacter, direction: Direction) {
      const target = targetOf(id, direction)
      if (change.isPending || seen[target] === undefined) return
      const wanted = seen.filter((other) => other !== id).toSpliced(target, 0, id)
      pressed.current = { button: moveButtonId(id, direction), order: wanted.join() }
      change.mutate((api) => api.call('changeCharacterOrder', { body: { category, seen, wanted } }), {
        onSuccess: () => setSaid(t`${name[locale]} is now ${target + 1} of ${seen.length}`),
      })
    },
  }
}
