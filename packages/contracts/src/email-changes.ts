import { Type } from 'typebox'
import { Closed, Email } from './common.ts'
import { signInTries } from './access.ts'
import type { Endpoint } from './endpoints.ts'

export const RequestEmailChangeBody = Closed({ email: Email })

/** The URL fragment of the link: 128 bits. */
const TokenBody = Closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

/** Confirmation of a staff member's new email address by a link sent to it; part of `endpoints`. */
export const emailChangeEndpoints = {
  openEmailChange: {
    access: 'public',
    bounds: signInTries,
    method: 'POST',
    path: '/api/admin/email-change-lookups',
    summary: 'Which address a link confirms',
    body: TokenBody,
    status: 200,
    response: Closed({ email: Type.String() }),
  },
  confirmEmailChange: {
    access: 'public',
    bounds: signInTries,
    method: 'PUT',
    path: '/api/admin/email-changes',
    summary: 'Confirm a new address by a link, which works once; the address before is told',
    body: TokenBody,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
