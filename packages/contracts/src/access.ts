import type { TSchema } from 'typebox'
import type { OrderLinkQuery, OrderParams } from './orders.ts'
import { staffRoles, type StaffRole } from './sessions.ts'

/**
 * Who may call an endpoint. Every API route declares one of these; the API enforces it and refuses to start if a route
 * declares none.
 */
export type Access =
  /** Anyone. */
  | { access: 'public'; bounds: Bounds }
  /** The order's buyer, identified by the order cookie or the private link's secret. */
  | { access: 'buyer'; params: With<typeof OrderParams>; query: With<typeof OrderLinkQuery>; bounds: Bounds }
  /** Signed-in staff with one of these roles. */
  | {
      access: 'staff'
      roles: readonly [StaffRole, ...StaffRole[]]
      /**
       * Requires a password or passkey check within the last ten minutes; otherwise the call fails with
       * `proof_required`.
       */
      recent?: true
    }
  /** Scripts on other sites: sent without cookies, so a visitor's sessions here stay out of reach. */
  | { access: 'embed'; bounds: Bounds }
  /** A payment gateway; its requests are signed. */
  | { access: 'webhook'; bounds: Bounds }
  /** The operator: health and metrics, which the web server does not proxy. */
  | { access: 'operator' }

/** Schemas with at least the properties of one. */
type With<S extends { properties: object }> = TSchema & Pick<S, 'properties'>

/**
 * What a caller without a staff session may cause; the API enforces these values, for each address (of IPv6, for each
 * network) and in each of its processes.
 */
export interface Bounds {
  /** Of a request's body; 0 where none is read. */
  bytes: number
  /**
   * What its calls may add or change: an order, a message or an event, with what belongs to it. 0 where nothing is stored,
   * `signed` where only a signed body is.
   */
  rowsPerMinute: number | 'signed'
  /** New values of what visits are told apart by, such as a source or a page; the others count as `other`. */
  newKeysPerDay: number
  /** Calls, where these are not as many as rows. */
  callsPerMinute?: number
}

/** For reads that are answered from memory or by an index, as often as they are asked for. */
export const readOnly = { bytes: 0, rowsPerMinute: 0, newKeysPerDay: 0 } as const satisfies Bounds
/** More than any form of the shop needs. */
export const jsonBody = 64 * 1024
/** For what a buyer sends, more often than anyone does. */
export const buyerWrites = {
  bytes: jsonBody,
  rowsPerMinute: 300,
  newKeysPerDay: 0,
} as const satisfies Bounds
/** For signing in, and for links that work once. */
export const signInTries = { bytes: jsonBody, rowsPerMinute: 60, newKeysPerDay: 0 } as const satisfies Bounds

/** An API path and who may call it. */
export type Call = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with a `{name}` for each of `params`. */
  path: `/api/${string}` | '/i'
  params?: TSchema
  query?: TSchema
}

/**
 * Whether the call belongs to the admin app: staff's calls, wherever their path is, and those under `/api/admin` by which
 * someone becomes staff. They are served on its host and to its pages only.
 */
export const isAdminCall = (call: { access: Access['access'] | undefined; path: string }): boolean =>
  call.access === 'staff' || /^\/api\/admin(?:\/|$)/.test(call.path)

/** Any role. */
export const allStaff = { access: 'staff', roles: staffRoles } as const
/** The owner and the staff who make the videos. */
export const production = { access: 'staff', roles: ['owner', 'production'] } as const
/** The owner and the marketing staff. */
export const marketing = { access: 'staff', roles: ['owner', 'marketing'] } as const
export const ownerOnly = { access: 'staff', roles: ['owner'] } as const
/** For actions that a stolen session must not be able to take: any role, marketing, or the owner. */
export const provenStaff = { ...allStaff, recent: true } as const
export const provenMarketing = { ...marketing, recent: true } as const
export const provenOwner = { ...ownerOnly, recent: true } as const
