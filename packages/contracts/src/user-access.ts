import { Type, type Static } from 'typebox'
import { Closed, Line, Uuid } from './common.ts'

/** §7: empty on load, digits, or the word anonymous. */
export const AccessPhone = Type.String({ pattern: '^(?:[0-9]{8,15}|anonymous|)$' })

export const accessStatuses = ['abandoned', 'completed', 'anonymous'] as const
export type AccessStatus = (typeof accessStatuses)[number]

/**
 * When the browser says something, by its own clock, in milliseconds since 1970: what two pages say may arrive in another
 * order. Without it the time of arrival counts.
 */
const SaidAt = Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }))

/** `POST /api/user-access/register`. */
export const RegisterAccessBody = Closed({
  phoneNumber: AccessPhone,
  ipAddress: Type.Null(),
  userAgent: Line(0, 1000),
  at: SaidAt,
})
export type RegisterAccessBody = Static<typeof RegisterAccessBody>

export const RegisteredAccess = Closed({ id: Uuid })
export type RegisteredAccess = Static<typeof RegisteredAccess>

export const AccessParams = Closed({ id: Uuid })

/** `POST /api/user-access/update-status/{id}`. */
export const UpdateAccessStatusBody = Closed({ status: Type.Enum(accessStatuses), at: SaidAt })
export type UpdateAccessStatusBody = Static<typeof UpdateAccessStatusBody>

/** `null`: the visit has gone on since it was abandoned. */
export const UpdatedAccess = Closed({
  id: Uuid,
  status: Type.Union([Type.Enum(accessStatuses), Type.Null()]),
})
