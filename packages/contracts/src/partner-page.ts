import { Type, type Static } from 'typebox'
import { marketing, readOnly, jsonBody } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, CurrencyCode, Instant, Nullable } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const Params = Closed({ code: AffiliateCode })

/** Whether an affiliate has a page of their own; its link is shown once, because only its hash is kept. */
export const PartnerLinkState = Closed({ madeAt: Nullable(Instant) })
export type PartnerLinkState = Static<typeof PartnerLinkState>

export const PartnerLink = Closed({ link: Type.String(), madeAt: Instant })
export type PartnerLink = Static<typeof PartnerLink>

export const OpenPartnerPageBody = Closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) })

/** `2026-11`, on the shop's calendar. */
const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' })
/** Minor units. */
const Amount = Type.Integer()
const sums = { pending: Amount, approved: Amount, paid: Amount }

/** What an affiliate sees of their own: counts and sums, nothing about any buyer. */
export const PartnerPage = Closed({
  name: Type.String(),
  /** The address of the shop that they pass on. */
  link: Type.String(),
  /** Whole per cent of what an order brings. */
  commission: Type.Integer(),
  /** Whether their link counts. */
  active: Type.Boolean(),
  /** How long after its payment an order's commission can be paid out. */
  waitingDays: Type.Integer(),
  /** The newest first. `clicks` is `null` where the shop has forgotten them. */
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
    summary: 'Whether an affiliate has a page of their own, and since when',
    params: Params,
    status: 200,
    response: PartnerLinkState,
  },
  createPartnerLink: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/affiliates/{code}/page',
    summary: 'Make a private link to an affiliate’s page; the one before opens nothing any more',
    params: Params,
    status: 201,
    response: PartnerLink,
  },
  revokePartnerLink: {
    ...marketing,
    method: 'DELETE',
    path: '/api/admin/affiliates/{code}/page',
    summary: 'Revoke the link to an affiliate’s page; one that is gone is a success without effect',
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
