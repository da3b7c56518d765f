import { Type, type Static } from 'typebox'
import { AnyLine, Closed, Uuid } from './common.ts'

/** §7: empty on load, then digits or the word `anonymous`. */
export const VisitPhone = Type.String({ pattern: '^(?:[0-9]{8,15}|anonymous|)$' })

export const visitStatuses = ['abandoned', 'completed', 'anonymous'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/**
 * Time of the event by the browser's clock, in milliseconds since 1970: requests of two pages may arrive out of order.
 * If absent, the time of arrival is used.
 */
const SaidAt = Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }))

/** `POST /api/user-access/register`. */
export const RegisterVisitBody = Closed({
  phoneNumber: VisitPhone,
  ipAddress: Type.Null(),
  userAgent: AnyLine(0, 1000),
  at: SaidAt,
})
export type RegisterVisitBody = Static<typeof RegisterVisitBody>

export const RegisteredVisit = Closed({ id: Uuid })
export type RegisteredVisit = Static<typeof RegisteredVisit>

export const VisitParams = Closed({ id: Uuid })

/** `POST /api/user-access/update-status/{id}`. */
export const UpdateVisitStatusBody = Closed({ status: Type.Enum(visitStatuses), at: SaidAt })
export type UpdateVisitStatusBody = Static<typeof UpdateVisitStatusBody>

/** `null`: the visit has continued since it was marked as abandoned. */
export const UpdatedVisit = Closed({
  id: Uuid,
  status: Type.Union([Type.Enum(visitStatuses), Type.Null()]),
})
