import type { ChangeScriptBody, ScriptFields, ScriptVersion } from '@recadinho/contracts/scripts'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import { part } from '../../db/statement.ts'
import { applyEdit } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import { canChangeScript } from '../orders/machine.ts'
import { checkScript } from '../orders/check-script.ts'
import { linesOf, pronounced, withOrigins, type Speaking } from '../orders/script-document.ts'
import { findScript, findSpeaking, insertScript } from '../orders/scripts.ts'
import { changeOrder, type NewOrderEvent } from '../orders/write.ts'
import type { ClaimRequest } from './claims.ts'
import { illegal } from '../orders/refusals.ts'
import { listScripts, type ScriptRow } from './script-queries.ts'
import { withOrder } from './service.ts'

/** O9.1 to O9.4: writes a new version of the script, or changes how the name is said. */
export const changeScript = (ctx: Context, request: ClaimRequest, edit: ChangeScriptBody) =>
  withOrder(ctx, request, 'order.script_changed', async (tx, order, by) => {
    const stored = await findScript(tx, order.id)
    const { version } = stored
    const of = await findSpeaking(tx, order.id)
    if (of === undefined) throw new AppError('not_found', 'No such order')
    const before: ScriptFields = { lines: linesOf(stored, of), nameHint: of.name_hint }
    const { next, changed } = applyEdit(before, { was: edit.was, changes: asStaff(edit.changes, before) })
    if (changed.length === 0) return false
    if (!canChangeScript(order)) throw illegal(order, [])
    const cast = of.characters.map(({ character_id }) => character_id)
    if (changed.includes('lines')) checkScript(next.lines, cast, 'body/changes/lines')
    const hint = changed.includes('nameHint')
    const lines = hint ? pronounced(next.lines, { ...of, name_hint: next.nameHint }) : next.lines
    const isNew = !isDeepStrictEqual(lines, before.lines)
    const events: NewOrderEvent[] = []
    if (isNew) events.push({ machine: 'script', from_state: `${version}`, to_state: `${version + 1}` })
    if (hint) events.push({ machine: 'correction', to_state: 'nameHint' })
    // O7.4: buyers can edit both too, and must not overwrite a version that they have not seen.
    const set = { name_hint: next.nameHint, details_version: part`details_version + 1` }
    await changeOrder(tx, order, { set, events }, by)
    const { name: authorName } = request.staff
    if (isNew)
      await insertScript(tx, { orderId: order.id, lines, author: 'staff', authorName, now: by.now }, of)
    return true
  })

/** What staff changed is theirs; an empty hint becomes null. */
const asStaff = ({ lines, nameHint }: ChangeScriptBody['changes'], before: ScriptFields) => ({
  ...(lines === undefined ? {} : { lines: withOrigins(lines, before.lines, 'staff') }),
  ...(nameHint === undefined ? {} : { nameHint: nameHint?.trim() || null }),
})

export const scriptView = (row: ScriptRow, order: Speaking): ScriptVersion => ({
  version: row.version,
  lines: linesOf(row, order),
  text: row.text,
  author: row.author,
  authorName: row.author_name,
  at: new Date(row.created_at).toISOString(),
  beforeCorrection: Boolean(row.before_correction),
})

/** All versions of the script, newest first. */
export async function scriptVersions({ db }: Context, orderId: string): Promise<ScriptVersion[]> {
  const [order, rows] = await Promise.all([findSpeaking(db, orderId), listScripts(db, orderId)])
  return order === undefined ? [] : rows.map((row) => scriptView(row, order))
}
