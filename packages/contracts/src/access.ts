import type { TSchema } from 'typebox'
import type { OrderLinkQuery, OrderParams } from './orders.ts'
import { staffRoles, type StaffRole } from './sessions.ts'

/**
 * Who may call an endpoint. Every API route declares one of these; the API enforces it and refuses to start if a route
 * declares none.
 */
export type Access =
  /** Anyone. */
  | { access: 'public' }
  /** The order's buyer, identified by the order cookie or the private link's secret. */
  | { access: 'buyer'; params: typeof OrderParams; query: typeof OrderLinkQuery }
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
  | { access: 'embed' }
  /** A payment gateway; its requests are signed. */
  | { access: 'webhook' }
  /** The operator: health and metrics, which the web server does not proxy. */
  | { access: 'operator' }

/** An API path and who may call it. */
export type Call = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with a `{name}` for each of `params`. */
  path: `/api/${string}` | '/i'
  params?: TSchema
  query?: TSchema
}

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
