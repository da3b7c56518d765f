import type { AdminCountry, CountryFields } from '@recadinho/contracts/countries'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { CountriesTable } from '../../db/schema/catalog.ts'

const columns = ['code', 'name', 'currency', 'locale', 'offer', 'active', 'position'] as const
export type CountryRow = Pick<Selectable<CountriesTable>, (typeof columns)[number]>

export const listAllCountries = (db: Db | Tx): Promise<CountryRow[]> =>
  db.selectFrom('countries').select(columns).orderBy('position').orderBy('code').execute()

/** All countries, with a lock against changes until the transaction ends; readers do not wait. */
export const lockCountries = (tx: Tx) =>
  sql`lock table countries in share row exclusive mode`.execute(tx).then(() => listAllCountries(tx))

export const insertCountry = (tx: Tx, { code, ...fields }: AdminCountry) =>
  tx
    .insertInto('countries')
    .values({ code, flag: code.toLowerCase(), ...columnsOf(fields) })
    .execute()

export const updateCountry = (tx: Tx, code: string, fields: CountryFields) =>
  tx.updateTable('countries').set(columnsOf(fields)).where('code', '=', code).execute()

const columnsOf = (fields: CountryFields) => ({
  name: JSON.stringify(fields.name),
  currency: fields.currency,
  locale: fields.locale,
  offer: fields.offer,
  active: fields.active,
  position: fields.position,
})

export const listRates = (db: Db) =>
  db.selectFrom('currency_rates').select(['currency', 'per_usd', 'changed_at']).orderBy('currency').execute()

/** The rate of a currency, if it has one, locked until the transaction ends. */
export const lockRate = (tx: Tx, currency: string) =>
  tx
    .selectFrom('currency_rates')
    .select('per_usd')
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst()

export const putRate = (tx: Tx, currency: string, per_usd: string, changed_at: Date) =>
  tx
    .insertInto('currency_rates')
    .values({ currency, per_usd, changed_at })
    .onConflict((conflict) => conflict.column('currency').doUpdateSet({ per_usd, changed_at }))
    .execute()
