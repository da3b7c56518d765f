import { Type, type Static } from 'typebox'
import { Closed, Email, Locale } from './common.ts'
import { signInTries } from './access.ts'
import type { Endpoint } from './endpoints.ts'
import { NewPassword } from './sessions.ts'

export const RequestPasswordResetBody = Closed({
  email: Email,
  /** Language of the email: that of the page it was requested on. */
  locale: Locale,
})
export type RequestPasswordResetBody = Static<typeof RequestPasswordResetBody>

/** The URL fragment of the link: 128 bits. */
const ResetToken = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

export const ResetPasswordBody = Closed({ token: ResetToken, password: NewPassword })
export type ResetPasswordBody = Static<typeof ResetPasswordBody>

/** Password reset by email; part of `endpoints`. */
export const passwordResetEndpoints = {
  requestPasswordReset: {
    access: 'public',
    bounds: signInTries,
    method: 'POST',
    path: '/api/admin/password-resets',
    summary: 'Ask for a link by e-mail; answers the same whether the address has an account or not',
    body: RequestPasswordResetBody,
    status: 204,
    response: Type.Null(),
  },
  openPasswordReset: {
    access: 'public',
    bounds: signInTries,
    method: 'POST',
    path: '/api/admin/password-reset-lookups',
    summary: 'Whose password a link sets',
    body: Closed({ token: ResetToken }),
    status: 200,
    response: Closed({ email: Type.String() }),
  },
  resetPassword: {
    access: 'public',
    bounds: signInTries,
    method: 'PUT',
    path: '/api/admin/password-resets',
    summary: 'Set a new password by a link, which works once; ends every session, starts none',
    body: ResetPasswordBody,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
