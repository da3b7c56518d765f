import { useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { createContext, use, useState } from 'react'
import * as css from './bulk.css.ts'

/** The selected orders. */
export interface Selection {
  /** The ids of the visible rows. */
  shown: readonly string[]
  has: (id: string) => boolean
  toggle: (ids: readonly string[], on: boolean) => void
}

export const SelectionContext = createContext<Selection>({
  shown: [],
  has: () => false,
  toggle: () => undefined,
})

/** The selected visible rows; rows that are no longer shown do not count. */
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

/** Checkbox of a row; above the link that makes the whole row clickable. */
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

/** Selects or deselects all visible rows. */
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
