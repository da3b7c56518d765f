import type {
  ChangeCharacterBody,
  CharacterFields,
  CharacterOrderBody,
} from '@recadinho/contracts/characters'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import { slugFor } from '../../slug-for.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { refuseIssues, refuseMissingUpload } from './issues.ts'
import {
  inCategory,
  insertRow,
  lockCharacters,
  setPositions,
  updateRow,
  type CharacterRow,
} from './queries.ts'
import { columnsOf, fieldsView } from './view.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'fileStorage'>

/** Adds a character at the end of its category; the shop offers it immediately. */
export async function createCharacter(
  ctx: Dependencies,
  typed: CharacterFields,
  asker: Asker,
): Promise<void> {
  await refuseMissingUpload(ctx, typed.picture, 'body')
  return transact(ctx.db, async (tx) => {
    const rows = await lockCharacters(tx)
    const wanted = { ...typed, ...trimmed(typed) }
    refuseIssues(wanted, rows, 'body')
    const ids = rows.map((row) => row.id)
    const id = slugFor(wanted.name.en, ids, 'character')
    await insertRow(tx, { id, ...columnsOf(wanted), position: nextPosition(rows) })
    await audit(ctx, tx, asker, {
      action: 'character.created',
      subject: `characters/${id}`,
      details: createdDetails(wanted),
    })
  })
}

/** Changes the fields that differ. Existing orders keep the character as it was when they were placed. */
export async function changeCharacter(
  ctx: Dependencies,
  id: string,
  edit: ChangeCharacterBody,
  asker: Asker,
): Promise<void> {
  await refuseMissingUpload(ctx, edit.changes.picture, 'body/changes')
  return transact(ctx.db, async (tx) => {
    const rows = await lockCharacters(tx)
    const row = rowOf(rows, id)
    const before = fieldsView(row)
    const edited = applyEdit(before, { was: edit.was, changes: trimmed(edit.changes) })
    if (edited.changed.length === 0) return
    const others = rows.filter((each) => each.id !== id)
    refuseIssues(edited.next, edited.changed.includes('name') ? others : [], 'body/changes')
    await updateRow(tx, id, {
      ...columnsOf(edited.next),
      // In a new category it comes last.
      ...(edited.next.category === row.category ? {} : { position: nextPosition(rows) }),
    })
    await audit(ctx, tx, asker, {
      action: 'character.changed',
      subject: `characters/${id}`,
      details: editDetails(before, edited),
    })
  })
}

/** Activates or deactivates a character; a no-op if nothing changes. */
export function activateCharacter(
  ctx: Dependencies,
  id: string,
  active: boolean,
  asker: Asker,
): Promise<void> {
  return transact(ctx.db, async (tx) => {
    if (rowOf(await lockCharacters(tx), id).active === active) return
    await updateRow(tx, id, { active })
    const action = active ? 'character.activated' : 'character.deactivated'
    await audit(ctx, tx, asker, { action, subject: `characters/${id}` })
  })
}

/** Reorders a category, unless its order is not the one that was seen. */
export function orderCharacters(
  ctx: Dependencies,
  { category, seen, wanted }: CharacterOrderBody,
  asker: Asker,
): Promise<void> {
  return transact(ctx.db, async (tx) => {
    const rows = inCategory(await lockCharacters(tx), category)
    const ids = rows.map(({ id }) => id)
    if (ids.join() === wanted.join()) return
    if (ids.join() !== seen.join() || ids.toSorted().join() !== wanted.toSorted().join())
      throw new AppError('version_conflict', 'The order has changed in the meantime', { ids })
    const positions = rising(rows.map(({ position }) => position))
    await setPositions(
      tx,
      wanted.map((id, index) => ({ id, position: positions[index] ?? 0 })), // same length
    )
    await audit(ctx, tx, asker, {
      action: 'characters.reordered',
      subject: `character-categories/${category}`,
      details: { order: { was: ids, now: wanted } },
    })
  })
}

function rowOf(rows: readonly CharacterRow[], id: string): CharacterRow {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new AppError('not_found', 'No such character')
  return row
}

const nextPosition = (rows: readonly CharacterRow[]) =>
  Math.max(0, ...rows.map(({ position }) => position + 1))

/** The same positions, made strictly ascending. */
function rising(positions: readonly number[]): number[] {
  let last = -1
  return positions.map((position) => {
    last = Math.max(position, last + 1)
    return last
  })
}

/** Trims the texts. */
function trimmed({
  name,
  description,
  rightsNote,
  ...fields
}: ChangeCharacterBody['changes']): ChangeCharacterBody['changes'] {
  const text = ({ en, pt }: LocalizedText) => ({ en: en.trim(), pt: pt.trim() })
  return {
    ...fields,
    ...(name && { name: text(name) }),
    ...(description && { description: text(description) }),
    ...(rightsNote !== undefined && { rightsNote: rightsNote.trim() }),
  }
}

const audit = (
  { clock }: Dependencies,
  tx: Tx,
  asker: Asker,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
) => insertAuditEntry(tx, { at: clock.now(), ...asker, ...entry })
