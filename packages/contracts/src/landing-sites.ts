import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { Closed, Instant, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'

/** Names the site in its script tag (`data-site`). Stored with each event, so it never changes. */
export const SiteKey = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' })

/** As browsers send it in `Origin`: `https://spring.example`. The script needs HTTPS, except on `localhost`. */
export const SiteOrigin = Type.String({
  maxLength: 200,
  pattern:
    '^(?:https://(?:[a-z0-9-]+\\.)+[a-z0-9-]+|http://(?:[a-z0-9-]+\\.)*localhost)(?::[1-9][0-9]{0,4})?$',
})

const fields = {
  name: Words(1, 80),
  /** Pages of any other origin are refused. */
  origins: Type.Array(SiteOrigin, { minItems: 1, maxItems: 20, uniqueItems: true }),
  /** Whether its pages may send events. */
  active: Type.Boolean(),
}

/** An external site whose landing pages measure visits with the shop's script. */
export const LandingSite = Closed({
  key: SiteKey,
  ...fields,
  /** Origin of the shop, where the site's pages load the script. */
  shop: Type.String(),
  createdAt: Instant,
})
export type LandingSite = Static<typeof LandingSite>

export const LandingSiteList = Closed({
  /** Sorted by name. */
  items: Type.Array(LandingSite),
})
export type LandingSiteList = Static<typeof LandingSiteList>

export const CreateLandingSiteBody = Closed({ key: SiteKey, ...fields })
export type CreateLandingSiteBody = Static<typeof CreateLandingSiteBody>

export const LandingSiteParams = Closed({ key: SiteKey })

export const ChangeLandingSiteBody = EditOf(fields)
export type ChangeLandingSiteBody = Static<typeof ChangeLandingSiteBody>

/** Sites whose pages may send events; part of `endpoints`. */
export const landingSiteEndpoints = {
  listLandingSites: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/landing-sites',
    summary: 'Every site whose landing pages may send events',
    status: 200,
    response: LandingSiteList,
  },
  getLandingSite: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/landing-sites/{key}',
    summary: 'One site',
    params: LandingSiteParams,
    status: 200,
    response: LandingSite,
  },
  createLandingSite: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/landing-sites',
    summary: 'Let the pages of a site send events; refused if the key is taken',
    body: CreateLandingSiteBody,
    status: 201,
    response: LandingSite,
  },
  changeLandingSite: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/landing-sites/{key}',
    summary: 'Change a site, or switch it off; its earlier events stay',
    params: LandingSiteParams,
    body: ChangeLandingSiteBody,
    status: 200,
    response: LandingSite,
  },
} as const satisfies Record<string, Endpoint>
