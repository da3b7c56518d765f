import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { Closed, Instant, Nullable, Slug } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { PageOf } from './paging.ts'
import { PromoCodeText } from './promo-codes.ts'

const fields = {
  /** Whole percent of the package's price. */
  percentage: Type.Integer({ minimum: 1, maximum: 100 }),
  /** When the code can be used; `null` means from now or without end. */
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  /** Packages it applies to; `null` for all. */
  packageIds: Nullable(Type.Array(Slug, { minItems: 1, maxItems: 50, uniqueItems: true })),
  /** How many orders may use it; `null` for unlimited. */
  usesLimit: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Whether the shop's pages advertise it. */
  announced: Type.Boolean(),
  active: Type.Boolean(),
}

/** A promo code as the owner edits it. */
export const AdminPromoCode = Closed({
  code: Type.String(),
  ...fields,
  /** Orders that currently use or reserve it. */
  used: Type.Integer({ minimum: 0 }),
})
export type AdminPromoCode = Static<typeof AdminPromoCode>

export const PromoCodeQuery = Closed({ cursor: Type.Optional(PromoCodeText) })

/** Sorted by code. `cursor` is the `nextCursor` of the previous page. */
export const AdminPromoCodeList = PageOf(AdminPromoCode)
export type AdminPromoCodeList = Static<typeof AdminPromoCodeList>

export const CreatePromoCodeBody = Closed({ code: PromoCodeText, ...fields })
export type CreatePromoCodeBody = Static<typeof CreatePromoCodeBody>

export const PromoCodeParams = Closed({ code: PromoCodeText })

export const ChangePromoCodeBody = EditOf(fields)
export type ChangePromoCodeBody = Static<typeof ChangePromoCodeBody>

/** Promo code management; part of `endpoints`. */
export const promoCodeEndpoints = {
  listPromoCodes: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/promo-codes',
    summary: 'Every promo code, with how often it was used',
    query: PromoCodeQuery,
    status: 200,
    response: AdminPromoCodeList,
  },
  getPromoCode: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/promo-codes/{code}',
    summary: 'One promo code',
    params: PromoCodeParams,
    status: 200,
    response: AdminPromoCode,
  },
  createPromoCode: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/promo-codes',
    confirmable: true,
    summary: 'Make a promo code; one that exists is refused',
    body: CreatePromoCodeBody,
    status: 201,
    response: AdminPromoCode,
  },
  changePromoCode: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/promo-codes/{code}',
    confirmable: true,
    summary: 'Change or end a promo code; orders keep their discount',
    params: PromoCodeParams,
    body: ChangePromoCodeBody,
    status: 200,
    response: AdminPromoCode,
  },
} as const satisfies Record<string, Endpoint>
