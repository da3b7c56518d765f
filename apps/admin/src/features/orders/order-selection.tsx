import { useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { createContext, use, useState } from 'react'
import * as css from './bulk.css.ts'

/** The orders that are ticked. */
export interface Selection {
  /** The ids of the rows on the screen. */
  shown: readonly string[]
  has: (id: string) => boolean
  toggle: (ids: readonly string[], on: boolean) => void
}

export const SelectionContext = createContext<Selection>({
  shown: [],
  has: () => false,
  toggle: () => undefined,
})

/** What is ticked of the rows on the screen; what is not on it any more does not count. */
export function useSelected(rows: readonly AdminOrderRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selection: Selection = {
    shown: rows.map(({ id }) => id),
    has: (id) => ids.has(id),
    toggle: (changed, on) =>
      setIds((before) => {
        const after = new Set(before)
        for (const id of changed)
          if (on) after.add(id)
          else after.delete(id)
        return after
      }),
  }
  return { selection, selected: rows.filter(({ id }) => ids.has(id)) }
}

/** Ticks a row; above the link that makes the whole row pressable. */
export function SelectBox({ order: { id, number } }: { order: AdminOrderRow }) {
  const { t } = useLingui()
  const { has, toggle } = use(SelectionContext)
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={t`Select ${number}`}
        checked={has(id)}
        onChange={({ target }) => toggle([id], target.checked)}
        className={css.check}
      />
    </label>
  )
}

/** Ticks every row on the screen, or none. */
export function SelectAll() {
  const { t } = useLingui()
  const { shown, has, toggle } = use(SelectionContext)
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={t`Select all on this page`}
        checked={shown.length > 0 && shown.every(has)}
        onChange={({ target }) => toggle(shown, target.checked)}
        className={css.check}
      />
    </label>
  )
}
