import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, Instant, Line, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { PageOf } from './paging.ts'

const fields = {
  name: Words(1, 80),
  /** How the shop reaches them: an e-mail address, a number, a profile. What they order themselves is known by it, and not counted. */
  contact: Line(0, 120),
  /** Whole per cent of what an order brought. */
  commission: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whether their link counts. */
  active: Type.Boolean(),
}

/** Somebody who sends buyers, as staff edit them. */
export const AdminAffiliate = Closed({
  code: AffiliateCode,
  ...fields,
  /** The address of the shop that they pass on. */
  link: Type.String(),
  createdAt: Instant,
})
export type AdminAffiliate = Static<typeof AdminAffiliate>

export const AffiliateQuery = Closed({ cursor: Type.Optional(AffiliateCode) })

/** By their code. `cursor` is the `nextCursor` of the page before. */
export const AdminAffiliateList = PageOf(AdminAffiliate)
export type AdminAffiliateList = Static<typeof AdminAffiliateList>

export const CreateAffiliateBody = Closed({ code: AffiliateCode, ...fields })
export type CreateAffiliateBody = Static<typeof CreateAffiliateBody>

export const AffiliateParams = Closed({ code: AffiliateCode })

export const ChangeAffiliateBody = EditOf(fields)
export type ChangeAffiliateBody = Static<typeof ChangeAffiliateBody>

/** What staff do with affiliates; part of `endpoints`. */
export const affiliateEndpoints = {
  listAffiliates: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliates',
    summary: 'Every affiliate with the link that they pass on',
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
    summary: 'Add an affiliate; a code that another one has is refused',
    body: CreateAffiliateBody,
    status: 201,
    response: AdminAffiliate,
  },
  changeAffiliate: {
    ...marketing,
    method: 'PATCH',
    path: '/api/admin/affiliates/{code}',
    summary: 'Change an affiliate, or switch one off; orders keep who sent their buyer',
    params: AffiliateParams,
    body: ChangeAffiliateBody,
    status: 200,
    response: AdminAffiliate,
  },
} as const satisfies Record<string, Endpoint>
