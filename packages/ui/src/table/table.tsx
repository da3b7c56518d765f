import type { ReactNode } from 'react'
import type { Closed } from '../lib/closed.ts'
import * as css from './table.css.ts'

export interface TableProps {
  /** Accessible name of the table. */
  label: string
  /** Where the head sticks while the page scrolls: the screen's edge, or below the app's header. */
  below?: keyof typeof css.below
  children: ReactNode
}

/** A data table. */
export function Table({ label, below = 'page', children }: TableProps) {
  return (
    <table aria-label={label} className={`${css.table} ${css.below[below]}`}>
      {children}
    </table>
  )
}

/** The sticky row of column names. */
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
  /** `end` for numbers, which then have tabular digits. */
  align?: keyof typeof css.align | undefined
}

export function HeadCell({ align = 'start', ...cell }: CellLooks & Omit<Closed<'th'>, 'align'>) {
  return <th scope="col" {...cell} className={`${css.head} ${css.align[align]}`} />
}

export function Cell({ align = 'start', ...cell }: CellLooks & Omit<Closed<'td'>, 'align'>) {
  return <td {...cell} className={`${css.cell} ${css.align[align]}`} />
}

/** The header cell of a row. */
export function RowName({ align = 'start', ...cell }: CellLooks & Omit<Closed<'th'>, 'align'>) {
  return <th scope="row" {...cell} className={`${css.cell} ${css.align[align]}`} />
}
