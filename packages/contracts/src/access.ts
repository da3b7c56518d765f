import type { TSchema } from 'typebox'
import type { OrderLinkQuery, OrderParams } from './orders.ts'
import { staffRoles, type StaffRole } from './sessions.ts'

/**
 * Who may call. Every route of the API declares one of these; the API enforces it and does not start with a route that
 * declares none.
 */
export type Access =
  /** Anybody. */
  | { access: 'public' }
  /** The order's buyer, who proves it by the order cookie or the private link's secret. */
  | { access: 'buyer'; params: typeof OrderParams; query: typeof OrderLinkQuery }
  /** Staff who are signed in and have one of these roles. */
  | {
      access: 'staff'
      roles: readonly [StaffRole, ...StaffRole[]]
      /** Only within ten minutes of a proof: the password or a passkey. Others are asked for it: `proof_required`. */
      recent?: true
    }
  /** Scripts on other sites: without cookies, so a visitor's sessions here stay out of reach. */
  | { access: 'embed' }
  /** A payment gateway, which signs what it sends. */
  | { access: 'webhook' }
  /** The operator: health and metrics, which the web server does not pass on. */
  | { access: 'operator' }

/** An address of the API and who may call it. */
export type Call = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{name}` for each of `params`. */
  path: `/api/${string}` | '/i'
  params?: TSchema
  query?: TSchema
}

/** Any role. */
export const allStaff = { access: 'staff', roles: staffRoles } as const
/** Who makes the videos, and the owner. */
export const production = { access: 'staff', roles: ['owner', 'production'] } as const
/** Who speaks for the shop, and the owner. */
export const marketing = { access: 'staff', roles: ['owner', 'marketing'] } as const
export const ownerOnly = { access: 'staff', roles: ['owner'] } as const
/** For what a borrowed session must not do: any role, and the owner. */
export const provenStaff = { ...allStaff, recent: true } as const
export const provenOwner = { ...ownerOnly, recent: true } as const
