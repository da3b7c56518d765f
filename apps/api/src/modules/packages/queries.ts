import type { AdminPackage, PackageFields } from '@recadinho/contracts/packages'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { PackagePaymentLinksTable, PackagePricesTable, PackagesTable } from '../../db/schema/catalog.ts'

const columns = [
  'id',
  'characters_count',
  'title',
  'description',
  'delivery_hours',
  'in_limited_offer',
  'active',
  'position',
] as const

export interface PackageWithPrices {
  row: Pick<Selectable<PackagesTable>, (typeof columns)[number]>
  prices: Selectable<PackagePricesTable>[]
  links: Selectable<PackagePaymentLinksTable>[]
}

/** Every package, including inactive ones, in the shop's order. */
export async function listAllPackages(db: Db): Promise<PackageWithPrices[]> {
  const [rows, prices, links] = await Promise.all([
    db.selectFrom('packages').select(columns).orderBy('position').orderBy('id').execute(),
    pricesOf(db).execute(),
    linksOf(db).execute(),
  ])
  return rows.map((row) => ({
    row,
    prices: prices.filter(({ package_id }) => package_id === row.id),
    links: links.filter(({ package_id }) => package_id === row.id),
  }))
}

/** A package with its prices, locked until the transaction ends. */
export async function lockPackage(tx: Tx, id: string): Promise<PackageWithPrices | undefined> {
  const row = await tx
    .selectFrom('packages')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    row,
    prices: await pricesOf(tx).where('package_id', '=', id).execute(),
    links: await linksOf(tx).where('package_id', '=', id).execute(),
  }
}

/** Whether another package is active; the others are locked until the transaction ends. */
export async function lockOtherActivePackage(tx: Tx, id: string): Promise<boolean> {
  const others = await tx
    .selectFrom('packages')
    .select('id')
    .where('id', '!=', id)
    .where('active', '=', true)
    .forUpdate()
    .execute()
  return others.length > 0
}

/** All names, with a lock against new packages until the transaction ends; readers do not wait. */
export const lockNames = (tx: Tx) =>
  sql`lock table packages in share row exclusive mode`
    .execute(tx)
    .then(() => tx.selectFrom('packages').select(['id', 'title']).execute())

export const insertPackage = (tx: Tx, { id, ...wanted }: AdminPackage) =>
  tx
    .insertInto('packages')
    .values({ id, ...columnsOf(wanted) })
    .execute()

export const updatePackage = (tx: Tx, { id, ...wanted }: AdminPackage) =>
  tx.updateTable('packages').set(columnsOf(wanted)).where('id', '=', id).execute()

const columnsOf = (wanted: PackageFields) => ({
  characters_count: wanted.charactersCount,
  title: JSON.stringify(wanted.title),
  description: JSON.stringify(wanted.description),
  delivery_hours: wanted.deliveryHours,
  in_limited_offer: wanted.inLimitedOffer,
  active: wanted.active,
  position: wanted.position,
})

export async function replacePrices(tx: Tx, { id, prices }: AdminPackage): Promise<void> {
  await tx.deleteFrom('package_prices').where('package_id', '=', id).execute()
  const rows = prices.map((price) => ({ package_id: id, ...price }))
  if (rows.length > 0) await tx.insertInto('package_prices').values(rows).execute()
}

export async function replaceLinks(tx: Tx, { id, links }: AdminPackage): Promise<void> {
  await tx.deleteFrom('package_payment_links').where('package_id', '=', id).execute()
  const rows = links.map(({ method, amount, url }) => ({ package_id: id, method, url, ...amount }))
  if (rows.length > 0) await tx.insertInto('package_payment_links').values(rows).execute()
}

const pricesOf = (db: Db | Tx) =>
  db.selectFrom('package_prices').select(['package_id', 'currency', 'amount']).orderBy('currency')

const linksOf = (db: Db | Tx) =>
  db
    .selectFrom('package_payment_links')
    .select(['package_id', 'method', 'currency', 'amount', 'url'])
    .orderBy('currency')
    .orderBy('method')
