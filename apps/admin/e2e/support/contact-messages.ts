import { query } from '@recadinho/presets/database'

/** Inserts a visitor's message from the contact page and returns its id. */
export async function writeMessage(email: string, subject: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into contact_messages (id, full_name, email, subject, message, locale)
     values (uuidv7(), 'Ana Lima', $1, $2, 'Does it work' || chr(10) || 'in Portugal?', 'pt') returning id`,
    [email, subject],
  )
  if (!row) throw new Error('Nothing was written')
  return row.id
}
