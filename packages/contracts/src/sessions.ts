import { Type, type Static } from 'typebox'
import { Closed, Email, Instant, Uuid } from './common.ts'

export const staffRoles = ['owner', 'production', 'marketing'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Any characters; what is among the passwords that attackers try first is refused besides: `password_common`. */
export const NewPassword = Type.String({ minLength: 12, maxLength: 200 })
/** One that exists: shorter ones were allowed once. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 200 })

/** Six digits of an authenticator app, or a recovery code, in groups or not. */
export const SecondFactorCode = Type.String({ minLength: 6, maxLength: 40 })

/** `POST /api/admin/sessions`: sign in. */
export const SignInBody = Closed({
  email: Email,
  password: CurrentPassword,
  /** Asked for where there is a second factor: `second_factor_required`. */
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
  /** When the session ends whatever is done with it. */
  expiresAt: Instant,
})
export type StaffSession = Static<typeof StaffSession>
