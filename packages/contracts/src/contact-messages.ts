import { type Static } from 'typebox'
import { Closed, Email, Line, Locale, Prose, Uuid } from './common.ts'

/** `POST /api/contact-messages`; bounds from the product page §4. */
export const CreateContactMessageBody = Closed({
  fullName: Line(2, 100),
  email: Email,
  subject: Line(3, 150),
  message: Prose(10, 4000),
  locale: Locale,
})
export type CreateContactMessageBody = Static<typeof CreateContactMessageBody>

export const CreatedContactMessage = Closed({ id: Uuid })
