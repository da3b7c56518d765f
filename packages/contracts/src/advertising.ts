import { Type, type Static } from 'typebox'
import { marketing, provenMarketing } from './access.ts'
import { Closed, Instant, Nullable } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'

/** The advertisers that the shop can tell what came of their advertisements. */
export const adNetworks = ['meta', 'tiktok'] as const
export type AdNetwork = (typeof adNetworks)[number]

/** Empty: the shop loads nothing of that advertiser. */
const fields = {
  metaPixelId: Type.String({ pattern: '^(?:[0-9]{5,20})?$' }),
  /** Meta shows events with it under "Test events" and counts them nowhere. */
  metaTestCode: Type.String({ pattern: '^(?:[A-Za-z0-9]{1,40})?$' }),
  tiktokPixelId: Type.String({ pattern: '^(?:[A-Z0-9]{10,40})?$' }),
  /** Whether the server too tells TikTok of purchases. */
  tiktokServer: Type.Boolean(),
}

/** That there is a token. The token itself never leaves the server. */
export const AdToken = Closed({
  /** Its last four characters. */
  end: Type.String(),
  /** Since when the advertiser refuses it, so that nothing is sent. */
  refusedAt: Nullable(Instant),
})
export type AdToken = Static<typeof AdToken>

export const Advertising = Closed({
  ...fields,
  /** For the Conversions API; `null`: the server tells Meta nothing. */
  metaToken: Nullable(AdToken),
  /** For the Events API. */
  tiktokToken: Nullable(AdToken),
})
export type Advertising = Static<typeof Advertising>

export const ChangeAdvertisingBody = EditOf(fields)
export type ChangeAdvertisingBody = Static<typeof ChangeAdvertisingBody>

export const AdTokenParams = Closed({ network: Type.Enum(adNetworks) })

/** `null` removes it. */
export const SetAdTokenBody = Closed({
  token: Nullable(Type.String({ pattern: '^[\\x21-\\x7e]{20,1000}$' })),
})
export type SetAdTokenBody = Static<typeof SetAdTokenBody>

/** An advertiser's pixel that the shop's pages load once the visitor's consent allows it. */
export const Pixel = Closed({
  network: Type.Enum(adNetworks),
  id: Type.String(),
  /** Where its script is loaded from instead of the advertiser's own address; set by a stand-in only. */
  scriptUrl: Type.Optional(Type.String()),
})
export type Pixel = Static<typeof Pixel>

/** The shop's accounts with advertisers; part of `endpoints`. */
export const advertisingEndpoints = {
  getAdvertising: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/advertising',
    summary: "The shop's accounts with advertisers; of their tokens only the end",
    status: 200,
    response: Advertising,
  },
  changeAdvertising: {
    ...marketing,
    method: 'PATCH',
    path: '/api/admin/advertising',
    summary: "Change the shop's accounts with advertisers",
    body: ChangeAdvertisingBody,
    status: 200,
    response: Advertising,
  },
  setAdToken: {
    ...provenMarketing,
    method: 'PUT',
    path: '/api/admin/advertising/{network}/token',
    summary: 'Set or remove the token with which the server tells an advertiser; what waited for it is sent',
    params: AdTokenParams,
    body: SetAdTokenBody,
    status: 200,
    response: Advertising,
  },
} as const satisfies Record<string, Endpoint>
