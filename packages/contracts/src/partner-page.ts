import { Type, type Static } from 'typebox'
import { marketing, readOnly, jsonBody } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, CurrencyCode, Instant, Nullable } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const Params = Closed({ code: AffiliateCode })

/** Whether an affiliate has a private page. Its link is shown once, because only its hash is stored. */
export const PartnerLinkState = Closed({ madeAt: Nullable(Instant) })
export type PartnerLinkState = Static<typeof PartnerLinkState>

export const PartnerLink = Closed({ link: Type.String(), madeAt: Instant })
export type PartnerLink = Static<typeof PartnerLink>

export const OpenPartnerPageBody = Closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) })

/** `2026-11`, in the shop's time zone. */
const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' })
/** Minor units. */
const Amount = Type.Integer()
const sums = { pending: Amount, approved: Amount, paid: Amount }

/** An affiliate's own figures: counts and sums, nothing about any buyer. */
export const PartnerPage = Closed({
  name: Type.String(),
  /** The shop URL that they share. */
  link: Type.String(),
  /** Whole per cent of an order's revenue. */
  commission: Type.Integer(),
  /** Whether clicks on their link count. */
  active: Type.Boolean(),
  /** How long after its payment an order's commission can be paid out. */
  waitingDays: Type.Integer(),
  /** Newest first. `clicks` is `null` once the shop has deleted some of them. */
  months: Type.Array(Closed({ month: Month, clicks: Nullable(Type.Integer()), orders: Type.Integer() })),
  accounts: Type.Array(
    Closed({
      currency: CurrencyCode,
      ...sums,
      months: Type.Array(Closed({ month: Month, ...sums })),
    }),
  ),
  payouts: Type.Array(Closed({ at: Instant, currency: CurrencyCode, amount: Amount })),
})
export type PartnerPage = Static<typeof PartnerPage>

/** The page behind an affiliate's private link; part of `endpoints`. */
export const partnerPageEndpoints = {
  getPartnerLink: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliates/{code}/page',
    summary: 'Whether an affiliate has a private page, and since when',
    params: Params,
    status: 200,
    response: PartnerLinkState,
  },
  createPartnerLink: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/affiliates/{code}/page',
    summary: 'Create a private link to an affiliate’s page; it replaces the earlier one',
    params: Params,
    status: 201,
    response: PartnerLink,
  },
  revokePartnerLink: {
    ...marketing,
    method: 'DELETE',
    path: '/api/admin/affiliates/{code}/page',
    summary: 'Revoke the link to an affiliate’s page; succeeds without effect if there is none',
    params: Params,
    status: 204,
    response: Type.Null(),
  },
  openPartnerPage: {
    access: 'public',
    bounds: { ...readOnly, bytes: jsonBody, callsPerMinute: 30 },
    method: 'POST',
    path: '/api/partner-page',
    summary: 'An affiliate’s own figures, by the secret of their private link',
    body: OpenPartnerPageBody,
    status: 200,
    response: PartnerPage,
  },
} as const satisfies Record<string, Endpoint>
