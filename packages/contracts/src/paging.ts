import { Type, type Static, type TSchema } from 'typebox'
import { Closed, Nullable } from './common.ts'

/** A row number used as a list position. */
export const RowId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

const pageLimit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))

/** Paging by row number. `cursor` is the `nextCursor` of the previous page. */
export const RowPageQuery = Closed({ cursor: Type.Optional(RowId), limit: pageLimit })
export type RowPageQuery = Static<typeof RowPageQuery>

/** One page; `nextCursor` is `null` on the last page. */
export const PageOf = <T extends TSchema>(item: T) =>
  Closed({ items: Type.Array(item), nextCursor: Nullable(Type.String()) })
