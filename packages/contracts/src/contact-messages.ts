import { type Static } from 'typebox'
import { Closed, Email, Locale, Uuid, Words, WordsOfProse } from './common.ts'

/** `POST /api/contact-messages`; bounds from the product page §4. */
export const CreateContactMessageBody = Closed({
  fullName: Words(2, 100),
  email: Email,
  subject: Words(3, 150),
  message: WordsOfProse(10, 4000),
  locale: Locale,
})
export type CreateContactMessageBody = Static<typeof CreateContactMessageBody>

export const CreatedContactMessage = Closed({ id: Uuid })
