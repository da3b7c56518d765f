import { Type, type Static } from 'typebox'
import { allStaff, provenStaff } from './access.ts'
import { Closed, Instant, Nullable, Uuid, Words } from './common.ts'
import { RequestEmailChangeBody } from './email-changes.ts'
import type { Endpoint } from './endpoints.ts'
import { CurrentPassword, NewPassword, SecondFactorCode, staffRoles } from './sessions.ts'

/** A browser session of the signed-in user. */
export const OwnSession = Closed({
  id: Uuid,
  /** Browser and operating system: `Firefox, Windows`. */
  device: Nullable(Type.String()),
  /** Network in which the session was started: `203.0.113.0/24`. */
  network: Nullable(Type.String()),
  startedAt: Instant,
  lastUsedAt: Instant,
  /** The session that made this request. */
  current: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

/** The second step of signing in, after the password. */
export const SecondFactor = Closed({
  /** Whether an authenticator app is set up. */
  enabled: Type.Boolean(),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
})
export type SecondFactor = Static<typeof SecondFactor>

/** Setup data for an authenticator app. */
export const TotpSetup = Closed({
  /** Base32, for apps that cannot scan the QR code. */
  secret: Type.String(),
  /** The QR code, as SVG. */
  qr: Type.String(),
})
export type TotpSetup = Static<typeof TotpSetup>

/** Shown once: the server stores only hashes. */
export const RecoveryCodes = Closed({ codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** A staff member's own account. */
export const Account = Closed({
  email: Type.String(),
  /** A new email address that is not confirmed yet. */
  emailChange: Nullable(Closed({ email: Type.String(), expiresAt: Instant })),
  name: Type.String(),
  role: Type.Enum(staffRoles),
  secondFactor: SecondFactor,
  /** The current session first, then the most recently used. */
  sessions: Type.Array(OwnSession),
})
export type Account = Static<typeof Account>

export const RenameBody = Closed({ name: Words(2, 100) })
export const ChangePasswordBody = Closed({ current: CurrentPassword, password: NewPassword })
export const ProofBody = Closed({ password: CurrentPassword })

export const ConfirmTotpBody = Closed({ code: SecondFactorCode })

const account = { ...allStaff, status: 200, response: Account } as const

/** The caller's own account; part of `endpoints`. Calls that change it return the updated account. */
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
  requestEmailChange: {
    ...account,
    ...provenStaff,
    method: 'PUT',
    path: '/api/admin/account/email-change',
    summary: 'Ask for another e-mail address; it counts once a link sent to it was used',
    body: RequestEmailChangeBody,
  },
  withdrawEmailChange: {
    ...account,
    method: 'DELETE',
    path: '/api/admin/account/email-change',
    summary: 'Keep the present address; the link opens nothing anymore',
  },
  startTotp: {
    ...provenStaff,
    method: 'POST',
    path: '/api/admin/account/totp',
    summary: 'Begin with an authenticator app; nothing counts until a code of it was given',
    status: 200,
    response: TotpSetup,
  },
  confirmTotp: {
    ...provenStaff,
    method: 'PUT',
    path: '/api/admin/account/totp',
    summary: 'Give a code of the app: from now on signing in asks for one. Answers the recovery codes, once',
    body: ConfirmTotpBody,
    status: 200,
    response: RecoveryCodes,
  },
  disableTotp: {
    ...account,
    ...provenStaff,
    method: 'DELETE',
    path: '/api/admin/account/totp',
    summary: 'Sign in without an authenticator app again; its recovery codes go too',
  },
  renewRecoveryCodes: {
    ...provenStaff,
    method: 'POST',
    path: '/api/admin/account/recovery-codes',
    summary: 'Ten new recovery codes; those of before open nothing anymore',
    status: 200,
    response: RecoveryCodes,
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
