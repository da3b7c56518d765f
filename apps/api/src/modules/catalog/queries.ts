import { sql, type Selectable } from 'kysely'
import type { Clips } from '@recadinho/contracts/clips'
import type { CharacterPicture } from '@recadinho/contracts/pictures'
import type { Db } from '../../db/client.ts'
import { characterPicture } from '../../db/picture.ts'
import type {
  CharactersTable,
  CountriesTable,
  PackagePaymentLinksTable,
  PackagesTable,
  PromoCodesTable,
} from '../../db/schema/catalog.ts'

const countryColumns = ['code', 'name', 'flag', 'currency', 'locale', 'offer', 'position'] as const
const characterColumns = [
  'id',
  'category',
  'name',
  'description',
  'greeting_style',
  'voice_pitch',
  'voice_rate',
  'position',
] as const
const packageColumns = [
  'id',
  'characters_count',
  'title',
  'description',
  'delivery_hours',
  'in_limited_offer',
  'position',
] as const
const paymentLinkColumns = ['package_id', 'method', 'currency', 'amount', 'url'] as const

export type CountryRow = Pick<Selectable<CountriesTable>, (typeof countryColumns)[number]>
export type CharacterRow = Pick<Selectable<CharactersTable>, (typeof characterColumns)[number]> & {
  picture: CharacterPicture
  clips: Clips | null
}
export type PackageRow = Pick<Selectable<PackagesTable>, (typeof packageColumns)[number]>
export type PaymentLinkRow = Pick<Selectable<PackagePaymentLinksTable>, (typeof paymentLinkColumns)[number]>
export type OfferRow = Pick<
  Selectable<PromoCodesTable>,
  'code' | 'percentage' | 'package_ids' | 'starts_at' | 'ends_at'
>

export const listCountries = (db: Db): Promise<CountryRow[]> =>
  db
    .selectFrom('countries')
    .select(countryColumns)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()

const shownClips = sql<Clips | null>`(
  select jsonb_object_agg(locale, id) from character_clips as clips
  where clips.character_id = characters.id and clips.state = 'ready' and clips.removed_at is null
)`.as('clips')

export const listCharacters = (db: Db): Promise<CharacterRow[]> =>
  db
    .selectFrom('characters')
    .select(characterColumns)
    .select(characterPicture)
    .select(shownClips)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listPackages = (db: Db): Promise<PackageRow[]> =>
  db
    .selectFrom('packages')
    .select(packageColumns)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Package → currency → minor units. */
export async function listPrices(db: Db): Promise<Map<string, Map<string, number>>> {
  const prices = new Map<string, Map<string, number>>()
  for (const { package_id, currency, amount } of await db
    .selectFrom('package_prices')
    .select(['package_id', 'currency', 'amount'])
    .execute()) {
    const ofPackage = prices.get(package_id) ?? new Map<string, number>()
    prices.set(package_id, ofPackage.set(currency, amount))
  }
  return prices
}

export const listPaymentLinks = (db: Db): Promise<PaymentLinkRow[]> =>
  db
    .selectFrom('package_payment_links')
    .select(paymentLinkColumns)
    .orderBy('package_id')
    .orderBy('method')
    .execute()

/** Currency → units per 1 USD, as a decimal string. */
export async function listRates(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('currency_rates').select(['currency', 'per_usd']).execute()
  return new Map(rows.map(({ currency, per_usd }) => [currency, per_usd]))
}

/** Announced codes that have not ended, including future ones. */
export const listOffers = (db: Db, now: Date): Promise<OfferRow[]> =>
  db
    .selectFrom('promo_codes')
    .select(['code', 'percentage', 'package_ids', 'starts_at', 'ends_at'])
    .where('announced', '=', true)
    .where('active', '=', true)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('percentage', 'desc')
    .orderBy('code')
    .execute()

/** Orders whose payment was confirmed since then. */
export async function countPaidSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('confirmed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
