import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, Email, Instant, Line, oneLine, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { linePattern } from './one-line.ts'
import { PageOf } from './paging.ts'

const fields = {
  name: Words(1, 80),
  /**
   * How the shop reaches them: an email address, a phone number or a profile. Used to recognize the affiliate's own
   * orders, which earn no commission.
   */
  contact: Line(0, 120),
  /** Whole per cent of an order's revenue. */
  commission: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whether clicks on their link count. */
  active: Type.Boolean(),
}

/** A partner who refers buyers, as staff edit them. */
export const AdminAffiliate = Closed({
  code: AffiliateCode,
  ...fields,
  /** The shop URL that they share. */
  link: Type.String(),
  createdAt: Instant,
})
export type AdminAffiliate = Static<typeof AdminAffiliate>

export const AffiliateQuery = Closed({ cursor: Type.Optional(AffiliateCode) })

/** Sorted by code. `cursor` is the `nextCursor` of the previous page. */
export const AdminAffiliateList = PageOf(AdminAffiliate)
export type AdminAffiliateList = Static<typeof AdminAffiliateList>

/** Text of the form `name@…` must be a valid email address, because it is compared with those of orders. */
const contact = Type.Union([
  Email,
  Type.String({
    ...oneLine,
    maxLength: 120,
    pattern: linePattern.replace('^', String.raw`^(?![^\s\/@]+@\S+$)`),
  }),
])

export const CreateAffiliateBody = Closed({ code: AffiliateCode, ...fields, contact })
export type CreateAffiliateBody = Static<typeof CreateAffiliateBody>

export const AffiliateParams = Closed({ code: AffiliateCode })

export const ChangeAffiliateBody = EditOf({ ...fields, contact }, { contact: fields.contact })
export type ChangeAffiliateBody = Static<typeof ChangeAffiliateBody>

/** Affiliate management; part of `endpoints`. */
export const affiliateEndpoints = {
  listAffiliates: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliates',
    summary: 'Every affiliate with their link',
    query: AffiliateQuery,
    status: 200,
    response: AdminAffiliateList,
  },
  getAffiliate: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliates/{code}',
    summary: 'One affiliate',
    params: AffiliateParams,
    status: 200,
    response: AdminAffiliate,
  },
  createAffiliate: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/affiliates',
    summary: 'Add an affiliate; refused if the code is taken',
    body: CreateAffiliateBody,
    status: 201,
    response: AdminAffiliate,
  },
  changeAffiliate: {
    ...marketing,
    method: 'PATCH',
    path: '/api/admin/affiliates/{code}',
    summary: 'Change an affiliate, or switch one off; orders keep their affiliate',
    params: AffiliateParams,
    body: ChangeAffiliateBody,
    status: 200,
    response: AdminAffiliate,
  },
} as const satisfies Record<string, Endpoint>
