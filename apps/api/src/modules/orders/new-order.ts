import type { CreateOrderBody } from '@recadinho/contracts/orders'
import type { Money } from '@recadinho/i18n/money'
import { personalizationFields, scriptFields, type ScriptField } from '@recadinho/contracts/personalization'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { writeScript, type ScriptRequest } from '@recadinho/stage/script'
import { randomInt } from 'node:crypto'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { isTimeZone } from '../../time/zones.ts'
import { offeredPackage } from '../catalog/offer.ts'
import type { CharacterRow, PackageRow } from '../catalog/queries.ts'
import { promisedHoursOf } from '../catalog/promise.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { checkDetails } from './check-details.ts'
import { amountsOf } from '../catalog/prices.ts'
import { hashLinkToken, linkTokenFor, type HeldOrder } from './link-token.ts'
import type { Actor } from './actor.ts'
import { columnsOf, scriptInput } from './detail-columns.ts'
import { paymentPartOf, type NewOrder } from './insert.ts'
import type { OrderWithParts } from './queries.ts'
import { authorOf, documentOf, textOf, unsaidOf, withOrigins } from './script-document.ts'
import { searchTextOf } from './search-text.ts'

/** What an order is for, checked against the current catalog. */
export interface Selection {
  pack: PackageRow
  /** In the order in which the buyer chose them. */
  characters: CharacterRow[]
  country: string | null
  price: Money
  /** From USD, if the price was converted. */
  rate: string | null
  /** Delivery time in hours from payment. */
  promisedHours: number
}

/** Checks a new order against the catalog and the calendar; throws the error for the buyer (O4.4 to O4.7). */
export function checkSelection(catalog: CatalogSnapshot, body: CreateOrderBody, now: Date): Selection {
  checkDetails(body, now)
  checkOpen(catalog)
  const { package: pack, price, rate, country } = offeredPackage(catalog, body.packageId, marketOf(body))
  if (body.characterIds.length !== pack.characters_count) {
    throw new AppError('character_count_wrong', `This package takes ${pack.characters_count} characters`, {
      charactersCount: pack.characters_count,
    })
  }
  const characters = offeredCharacters(catalog, body.characterIds)
  return {
    pack,
    characters,
    country: country?.code ?? null,
    price,
    rate: rate ?? null,
    promisedHours: promisedHoursOf(catalog, pack),
  }
}

/** O4.6: a daily capacity of 0 closes the shop. */
export function checkOpen({ settings }: CatalogSnapshot): void {
  if (settings.daily_capacity === 0) throw new AppError('sold_out', 'The shop takes no orders at the moment')
}

/** O4.4: all chosen characters; throws if one of them is switched off. */
export function offeredCharacters(catalog: CatalogSnapshot, ids: readonly string[]): CharacterRow[] {
  return ids.map((id) => {
    const character = catalog.characters.find((each) => each.id === id)
    if (character) return character
    throw new AppError('character_unavailable', 'This character cannot be chosen now', { characterId: id })
  })
}

const marketOf = ({ locale, country }: CreateOrderBody) => ({
  locale,
  ...(country === undefined ? {} : { country }),
})

export interface OrderRequest extends IdempotentRequest {
  body: CreateOrderBody
  requestId: string
  /** The buyer's tracking session, if consent allows one. */
  sessionId: string | null
  /** The orders of the browser that it comes from, none of them proven. */
  held: readonly HeldOrder[]
  /** The buyer, or the member of staff who took the order by phone (O12). */
  actor: Actor
}

export interface Promo {
  code: string
  percentage: number
}

/** O3.4: how long an unpaid order stays payable. */
export const orderLifeMs = 24 * 3_600_000

interface Surroundings {
  now: Date
  linkSecret: string
  /** What the family's earlier films say. */
  used: readonly string[]
  /** What a writing service has drafted of the same details. */
  serviceLines: readonly ScriptLine[] | undefined
}

/** How the shop writes the script of a form. */
export const scriptRequestOf = (
  body: Pick<CreateOrderBody, ScriptField | 'locale'>,
  characters: Selection['characters'],
): ScriptRequest => ({
  ...scriptInput({ ...columnsOf(scriptFields, body), locale: body.locale }),
  characters: characters.map(({ id, name, greeting_style: greetingStyle }) => ({ id, name, greetingStyle })),
})

/** The characters as an order keeps them. */
export const storedCharacters = (characters: Selection['characters']) =>
  characters.map(({ id: character_id, category, name, picture, greeting_style }) => ({
    character_id,
    category,
    name,
    picture,
    greeting_style,
  }))

/** All rows of a new order, with its price fixed (O4.1). */
export function newOrder(
  { body, key, requestHash, requestId, sessionId, actor }: OrderRequest,
  { pack, characters, country, price, rate, promisedHours }: Selection,
  promo: Promo | null,
  { now, linkSecret, used, serviceLines = [] }: Surroundings,
): NewOrder {
  const id = uuidv7(now)
  const number = newOrderNumber()
  const amounts = amountsOf(price, promo?.percentage ?? 0)
  const { locale } = body
  const details = columnsOf(personalizationFields, body)
  const speaking = characters.map(({ id: character_id, name }) => ({ character_id, name }))
  const request = scriptRequestOf(body, characters)
  const drafted = documentOf(writeScript({ ...request, used }))
  // What the buyer saw is stored to the letter. A browser that got no draft of the shop's in time wrote without those films.
  const known = () => [
    ...drafted,
    ...(used.length > 0 ? documentOf(writeScript(request)) : []),
    ...serviceLines,
  ]
  const lines = body.script === undefined ? drafted : withOrigins(body.script, known(), 'buyer')
  return {
    order: {
      id,
      number,
      package_id: pack.id,
      package_title: pack.title,
      characters_count: pack.characters_count,
      characters: storedCharacters(characters),
      script: { lines, text: textOf(lines, { locale, characters: speaking }), author: authorOf(lines) },
      currency: price.currency,
      price: amounts.price.amount,
      discount: amounts.discount.amount,
      total: amounts.total.amount,
      rate,
      promo_code: promo?.code ?? null,
      promo_percentage: promo?.percentage ?? null,
      promo_reserved: promo !== null,
      affiliate_code: body.affiliateCode?.toUpperCase() ?? null,
      locale,
      country,
      time_zone: body.timeZone !== undefined && isTimeZone(body.timeZone) ? body.timeZone : null,
      ...details,
      unsaid: unsaidOf(request),
      search_text: searchTextOf({ ...details, number }),
      link_token_hash: hashLinkToken(linkTokenFor(linkSecret, id)),
      idempotency_key: key,
      request_hash: requestHash,
      created_at: now,
      expires_at: new Date(now.getTime() + orderLifeMs),
      delivery_hours: pack.delivery_hours,
      promised_hours: promisedHours,
      tracking_session_id: sessionId,
    },
    payment: null,
    requestId,
    actor,
  }
}

/** The new order, as a query would return it. */
export function rowOf({ order, payment }: NewOrder): OrderWithParts {
  return {
    ...order,
    status: 'pending',
    payment_status: payment === null ? 'unpaid' : 'processing',
    stage: null,
    on_hold_reason: null,
    on_hold_since: null,
    version: 1,
    details_version: 1,
    link_generation: 0,
    video_gated: false,
    due_at: null,
    completed_at: null,
    revision: 1,
    details_erased_at: null,
    payments: payment === null ? [] : [paymentPartOf(payment)],
    film: null,
    video: null,
    opens_at: null,
    film_waits: false,
    parents_may_record: false,
    has_parent_takes: false,
  }
}

/** Digits and letters without look-alikes: no 0, 1, I, L, O, and no U (accidental words). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random public number such as `R-7K3M9Q`; a unique index rejects one that is taken, and the caller draws again. */
function newOrderNumber(): string {
  return `R-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
