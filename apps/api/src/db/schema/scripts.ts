import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { ColumnType, Generated } from 'kysely'

/**
 * The later versions of an order's script; the first one is a column of the order. The view `script_versions` has all of
 * them.
 */
export interface ScriptsTable {
  order_id: string
  version: number
  /** `null` in versions of an older release, and once they are erased. */
  lines: ColumnType<ScriptLine[] | null, string | null>
  /** The lines as text. */
  text: string
  /** `writer` = drafted by the system, `buyer` = with words of the buyer's own. */
  author: 'writer' | 'buyer' | 'staff'
  /** Set for a member of staff. */
  author_name: string | null
  created_at: Generated<Date>
}
