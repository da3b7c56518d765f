import type { ReactNode } from 'react'
import type { Closed } from '../lib/closed.ts'
import * as css from './table.css.ts'

export interface TableProps {
  /** Names it for screen readers. */
  label: string
  /** The head sticks to this while the page scrolls: the screen's edge, or the app's header. */
  below?: keyof typeof css.below
  children: ReactNode
}

/** A table for the eye and for screen readers. */
export function Table({ label, below = 'page', children }: TableProps) {
  return (
    <table aria-label={label} className={`${css.table} ${css.below[below]}`}>
      {children}
    </table>
  )
}

/** The row of column names, which stays in view. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>
}

export function Row(row: Closed<'tr'>) {
  return <tr {...row} className={css.row} />
}

interface CellLooks {
  /** `end` for numbers, which then have digits of equal width. */
  align?: keyof typeof css.align | undefined
}

export function HeadCell({ align = 'start', ...cell }: CellLooks & Omit<Closed<'th'>, 'align'>) {
  return <th scope="col" {...cell} className={`${css.head} ${css.align[align]}`} />
}

export function Cell({ align = 'start', ...cell }: CellLooks & Omit<Closed<'td'>, 'align'>) {
  return <td {...cell} className={`${css.cell} ${css.align[align]}`} />
}

/** The cell that names its row. */
export function RowName({ align = 'start', ...cell }: CellLooks & Omit<Closed<'th'>, 'align'>) {
  return <th scope="row" {...cell} className={`${css.cell} ${css.align[align]}`} />
}
