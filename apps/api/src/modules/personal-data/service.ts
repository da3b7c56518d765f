import {
  exportVersion,
  type HeldData,
  type PersonalCategory,
  type PersonalDataExport,
} from '@recadinho/contracts/personal-data'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { systemActor } from '../orders/actor.ts'
import { erase } from './erase.ts'
import { holdings } from './map.ts'
import { countRows, eraseFromViews, exportRows, type FoundOrder } from './queries.ts'
import { findPerson, type FoundPerson } from './find.ts'
import { exportVisits, visitsOf } from './visits.ts'

/** The data held about a person. */
export async function lookUp(ctx: Context, search: string, by: Asker): Promise<HeldData> {
  const held = await heldOf(ctx, search)
  await audit(ctx, ctx.db, by, { action: 'personal_data.looked_up' })
  return held
}

export async function exportPerson(ctx: Context, search: string, by: Asker): Promise<PersonalDataExport> {
  const person = await findPerson(ctx.db, search)
  const data: PersonalDataExport['data'] = {}
  for (const table of holdings) {
    const rows = await exportRows(ctx.db, table, person)
    if (rows.length > 0) data[table.table] = rows
  }
  const visits = await visitsOf(ctx, person.orders)
  if (visits.length > 0) data['tracking_sessions'] = await exportVisits(ctx, visits)
  const now = ctx.clock.now()
  await audit(ctx, ctx.db, by, { action: 'personal_data.exported', details: numbersOf(person.orders) })
  return {
    version: exportVersion,
    exportedAt: now.toISOString(),
    person: { emails: [...person.emails], phones: [...person.phones] },
    data,
  }
}

/** Erases a person, unless an order of theirs is still in progress. */
export async function erasePerson(
  ctx: Context,
  { search, rowsSeen }: { search: string; rowsSeen: number },
  by: Asker,
): Promise<number> {
  return transact(ctx.db, async (tx) => {
    const person = await findPerson(tx, search)
    const open = person.orders.filter(isOpen)
    if (open.length > 0)
      throw new AppError('order_open', 'An order is not finished yet', {
        orders: open.map(({ number }) => number),
      })
    const { rows } = await counted(ctx, tx, person)
    if (rows !== rowsSeen)
      throw new AppError('version_conflict', 'There is other data than was looked at', { rows })
    const now = ctx.clock.now()
    const names = person.orders.flatMap((order) => [
      order.child_name,
      ...order.other_children.map(({ name }) => name),
      order.guardian_name,
    ])
    await eraseFromViews(tx, [...names, ...person.emails, ...person.phones])
    await erase(tx, person, 'all', { actor: systemActor, requestId: by.requestId, now })
    await audit(ctx, tx, by, { action: 'personal_data.erased', details: numbersOf(person.orders) })
    return rows
  })
}

async function heldOf(ctx: Context, search: string): Promise<HeldData> {
  const person = await findPerson(ctx.db, search)
  return {
    emails: [...person.emails],
    phones: [...person.phones],
    orders: person.orders.map((order) => ({
      id: order.id,
      number: order.number,
      status: order.status,
      open: isOpen(order),
      createdAt: order.created_at.toISOString(),
    })),
    ...(await counted(ctx, ctx.db, person)),
  }
}

/** Row counts by category. */
async function counted(
  ctx: Context,
  db: Db | Tx,
  person: FoundPerson,
): Promise<Pick<HeldData, 'categories' | 'rows'>> {
  const categories: HeldData['categories'] = []
  const add = (category: PersonalCategory, rows: number) => {
    if (rows === 0) return
    const same = categories.find((each) => each.category === category)
    if (same) same.rows += rows
    else categories.push({ category, rows })
  }
  for (const table of holdings) add(table.category, await countRows(db, table, person))
  add('visits', (await visitsOf(ctx, person.orders)).length)
  return { categories, rows: categories.reduce((sum, { rows }) => sum + rows, 0) }
}

const isOpen = ({ status }: FoundOrder) => status === 'pending' || status === 'in_production'

/** Order numbers are no personal data: they belong to the accounting record. */
const numbersOf = (orders: readonly FoundOrder[]) => ({ orders: { now: orders.map(({ number }) => number) } })

const audit = ({ clock }: Context, db: Db | Tx, by: Asker, entry: Pick<AuditEntry, 'action' | 'details'>) =>
  insertAuditEntry(db, { at: clock.now(), ...entry, ...by })
