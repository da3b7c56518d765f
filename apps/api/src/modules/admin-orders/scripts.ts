import type { ChangeScriptBody, ScriptFields, ScriptVersion } from '@recadinho/contracts/scripts'
import type { Context } from '../../context.ts'
import { part } from '../../db/statement.ts'
import { applyEdit } from '../../edits.ts'
import { canChangeScript } from '../orders/machine.ts'
import { findScript, insertScript } from '../orders/scripts.ts'
import { changeOrder, type NewOrderEvent } from '../orders/write.ts'
import type { ClaimRequest } from './claims.ts'
import { illegal } from './illegal.ts'
import { findNameHint, type ScriptRow } from './script-queries.ts'
import { withOrder } from './service.ts'

/** O9.1 to O9.4: writes a new version of the script, or changes how the name is said. */
export const changeScript = (ctx: Context, request: ClaimRequest, edit: ChangeScriptBody) =>
  withOrder(ctx, request, 'order.script_changed', async (tx, order, by) => {
    const { version, text } = await findScript(tx, order.id)
    const before: ScriptFields = { text, nameHint: await findNameHint(tx, order.id) }
    const { next, changed } = applyEdit(before, { was: edit.was, changes: trimmed(edit.changes) })
    if (changed.length === 0) return false
    if (!canChangeScript(order)) throw illegal(order, [])
    const events: NewOrderEvent[] = []
    if (changed.includes('text'))
      events.push({ machine: 'script', from_state: `${version}`, to_state: `${version + 1}` })
    const hint = changed.includes('nameHint')
    if (hint) events.push({ machine: 'correction', to_state: 'nameHint' })
    // O7.4: buyers can edit the hint too, and must not overwrite a version that they have not seen.
    const set = hint ? { name_hint: next.nameHint, details_version: part`details_version + 1` } : {}
    await changeOrder(tx, order, { set, events }, by)
    const { name: authorName } = request.staff
    if (changed.includes('text'))
      await insertScript(tx, { orderId: order.id, text: next.text, author: 'staff', authorName, now: by.now })
    return true
  })

/** Trims the texts; an empty hint becomes null. */
const trimmed = ({ text, nameHint }: ChangeScriptBody['changes']) => ({
  ...(text === undefined ? {} : { text: text.trim() }),
  ...(nameHint === undefined ? {} : { nameHint: nameHint?.trim() || null }),
})

export const scriptView = (row: ScriptRow): ScriptVersion => ({
  version: row.version,
  text: row.text,
  author: row.author,
  authorName: row.author_name,
  at: new Date(row.created_at).toISOString(),
  beforeCorrection: Boolean(row.before_correction),
})
