import { Type, type Static } from 'typebox'
import { ownerOnly, provenOwner } from './access.ts'
import { DeliveryHours, PaymentMethod } from './catalog.ts'
import { Closed, CurrencyCode, LocalizedText, Money, Nullable, Slug, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'

/** A payment page set up by staff at a payment service, for a fixed amount. */
export const PaymentLink = Closed({
  method: PaymentMethod,
  amount: Money,
  url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\p{Cc}\\p{Cs}\\s]+$' }),
})
export type PaymentLink = Static<typeof PaymentLink>

const fields = {
  title: Closed({ en: Words(1, 60), pt: Words(1, 60) }),
  description: Closed({ en: Words(1, 200), pt: Words(1, 200) }),
  charactersCount: Type.Integer({ minimum: 1, maximum: 3 }),
  deliveryHours: DeliveryHours,
  /** Sort position in the shop, lowest first. */
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  active: Type.Boolean(),
  /** Whether countries of the limited group may buy it. */
  inLimitedOffer: Type.Boolean(),
  /** Explicit prices by currency; other currencies are converted from USD. */
  prices: Type.Array(Money, { maxItems: 40 }),
  links: Type.Array(PaymentLink, { maxItems: 80 }),
}

/** A package as the owner edits it. */
export const AdminPackage = Closed({ id: Slug, ...fields })
export type AdminPackage = Static<typeof AdminPackage>

/** A currency and where it is used. */
export const PriceMarket = Closed({
  currency: CurrencyCode,
  /** BCP 47 tag used to format the price. */
  locale: Type.String(),
  countries: Type.Array(LocalizedText),
  /** Units per 1 USD, as decimal text; `null`: without an explicit price the package is not sold in this currency. */
  rate: Nullable(Type.String()),
})
export type PriceMarket = Static<typeof PriceMarket>

/** Every package in the shop's order, and the markets their prices apply to. */
export const AdminPackages = Closed({ items: Type.Array(AdminPackage), markets: Type.Array(PriceMarket) })
export type AdminPackages = Static<typeof AdminPackages>

export const PackageParams = Closed({ id: Slug })

/** The editable fields. */
export const PackageFields = Closed(fields)
export type PackageFields = Static<typeof PackageFields>

export const ChangePackageBody = EditOf(fields)
export type ChangePackageBody = Static<typeof ChangePackageBody>

/** Packages and prices; part of `endpoints`. */
export const packageEndpoints = {
  listPackages: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/packages',
    summary: 'Every package with its prices and payment links',
    status: 200,
    response: AdminPackages,
  },
  createPackage: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/packages',
    confirmable: true,
    summary: 'Make a package; a title that another one has is refused',
    body: PackageFields,
    status: 201,
    response: AdminPackage,
  },
  changePackage: {
    ...provenOwner,
    method: 'PATCH',
    path: '/api/admin/packages/{id}',
    confirmable: true,
    summary:
      'Change a package, its prices or its payment links; orders keep the price and hours they were made with',
    params: PackageParams,
    body: ChangePackageBody,
    status: 200,
    response: AdminPackage,
  },
} as const satisfies Record<string, Endpoint>
