import type { CreateContactMessageBody } from '@recadinho/contracts/contact-messages'
import type { Db } from '../../db/client.ts'

export const insertContactMessage = (
  db: Db,
  message: CreateContactMessageBody & { id: string; createdAt: Date },
) =>
  db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      full_name: message.fullName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      locale: message.locale,
      created_at: message.createdAt,
    })
    .execute()
