import type { PersonalCategory } from '@recadinho/contracts/personal-data'
import type { Database } from '../../db/schema/index.ts'

/** `visitor`: in the event store, which may be another database, and which exports and erases its own data. */
export type Nobody = 'nobody' | 'staff' | 'visitor'

/** A script without its words, in SQL. */
export const noWords = `script || '{"lines": null, "text": ""}'`

/** A replacement value, in SQL. */
type Blank = typeof noWords | "''" | "'—'" | "'[]'" | 'null' | 'now()' | '1' | "'justBecause'" | "'\\x'"

export interface Holding<Column extends string = string> {
  category: PersonalCategory
  /** The person of a row: the column with the id of the order, the email address or the phone number. */
  of: {
    by: 'order' | 'email' | 'phone'
    column: Column
    /** The table that joins the column to the person, if the table itself does not name them; `of` is its column. */
    through?: { table: keyof Database; column: string; of: string }
  }
  /** The columns of an export. */
  exported: readonly Column[]
  /** Erased when the retention of order details ends: the child's data and the phone number. */
  byTime?: 'rows' | Partial<Record<Column, Blank>>
  /** Erased additionally on the person's request. */
  onRequest?: 'rows' | Partial<Record<Column, Blank>>
  /** SQL condition of the rows to erase; all rows by default. */
  erasedWhere?: string
  /** Text columns that stay: codes, names of staff, and the accounting record. */
  kept?: readonly Column[]
}
