import { Type, type Static } from 'typebox'
import { Closed, Line, Uuid } from './common.ts'

/** §7: empty on load, digits, or the word anonymous. */
export const AccessPhone = Type.String({ pattern: '^(?:[0-9]{8,15}|anonymous|)$' })

export const accessStatuses = ['abandoned', 'completed', 'anonymous'] as const
export type AccessStatus = (typeof accessStatuses)[number]

/** `POST /api/user-access/register`. */
export const RegisterAccessBody = Closed({
  phoneNumber: AccessPhone,
  ipAddress: Type.Null(),
  userAgent: Line(0, 1000),
})
export type RegisterAccessBody = Static<typeof RegisterAccessBody>

export const RegisteredAccess = Closed({ id: Uuid })
export type RegisteredAccess = Static<typeof RegisteredAccess>

export const AccessParams = Closed({ id: Uuid })

/** `POST /api/user-access/update-status/{id}`. */
export const UpdateAccessStatusBody = Closed({ status: Type.Enum(accessStatuses) })

export const UpdatedAccess = Closed({ id: Uuid, status: Type.Enum(accessStatuses) })
