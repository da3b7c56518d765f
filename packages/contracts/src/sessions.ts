import { Type, type Static } from 'typebox'
import { Closed, Email, Instant, Uuid } from './common.ts'

export const staffRoles = ['owner', 'production', 'marketing'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Any characters. Common passwords that attackers try first are refused with `password_common`. */
export const NewPassword = Type.String({ minLength: 12, maxLength: 200 })
/** An existing password; shorter ones were allowed in the past. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 200 })

/** Six digits from an authenticator app, or a recovery code with or without grouping. */
export const SecondFactorCode = Type.String({ minLength: 6, maxLength: 40 })

/** `POST /api/admin/sessions`: sign in. */
export const SignInBody = Closed({
  email: Email,
  password: CurrentPassword,
  /** Required if a second factor is set up; without it the call fails with `second_factor_required`. */
  code: Type.Optional(SecondFactorCode),
})

export type SignInBody = Static<typeof SignInBody>

export const StaffSession = Closed({
  staff: Closed({
    id: Uuid,
    email: Type.String(),
    name: Type.String(),
    role: Type.Enum(staffRoles),
  }),
  /** When the session ends regardless of activity. */
  expiresAt: Instant,
})
export type StaffSession = Static<typeof StaffSession>
