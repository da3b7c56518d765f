import { Type, type Static } from 'typebox'
import { allStaff } from './access.ts'
import { Closed, Instant, Nullable, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { CurrentPassword, NewPassword, staffRoles } from './sessions.ts'

/** A browser in which somebody is signed in. */
export const OwnSession = Closed({
  id: Uuid,
  /** Browser and system by their own names: `Firefox, Windows`. */
  device: Nullable(Type.String()),
  /** Where it was started, as a network: `203.0.113.0/24`. */
  network: Nullable(Type.String()),
  startedAt: Instant,
  lastUsedAt: Instant,
  /** The one that asks. */
  current: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

/** What somebody sees of their own account. */
export const Account = Closed({
  email: Type.String(),
  name: Type.String(),
  role: Type.Enum(staffRoles),
  /** This one first, then the last used. */
  sessions: Type.Array(OwnSession),
})
export type Account = Static<typeof Account>

export const RenameBody = Closed({ name: Words(2, 100) })
export const ChangePasswordBody = Closed({ current: CurrentPassword, password: NewPassword })
export const ProofBody = Closed({ password: CurrentPassword })

const account = { ...allStaff, status: 200, response: Account } as const

/** The caller's own account; part of `endpoints`. What changes it answers it as it is then. */
export const accountEndpoints = {
  getAccount: { ...account, method: 'GET', path: '/api/admin/account', summary: 'The caller’s own account' },
  renameAccount: {
    ...account,
    method: 'PATCH',
    path: '/api/admin/account',
    summary: 'Change the caller’s own name',
    body: RenameBody,
  },
  proveAccount: {
    ...allStaff,
    method: 'POST',
    path: '/api/admin/account/proofs',
    summary: 'Give the password again: for ten minutes the session may do what needs a recent proof',
    body: ProofBody,
    status: 204,
    response: Type.Null(),
  },
  changePassword: {
    ...account,
    method: 'PUT',
    path: '/api/admin/account/password',
    summary: 'Change the caller’s own password; ends their other sessions',
    body: ChangePasswordBody,
  },
  endSession: {
    ...account,
    method: 'DELETE',
    path: '/api/admin/account/sessions/{id}',
    summary: 'Sign one of the caller’s own browsers out',
    params: Closed({ id: Uuid }),
  },
  endOtherSessions: {
    ...account,
    method: 'DELETE',
    path: '/api/admin/account/sessions',
    summary: 'Sign the caller out in every browser but this one',
  },
} as const satisfies Record<string, Endpoint>
