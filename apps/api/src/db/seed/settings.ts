import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Contact details start empty: the shop shows its defaults until the owner sets them. */
export const seedSettings = (tx: Transaction<Database>) =>
  tx
    .insertInto('settings')
    .values({
      site_title: 'Recadinho',
      contact_email: '',
      contact_phone: '',
      contact_address: '',
      contact_whatsapp: '',
      social_instagram: '',
      social_facebook: '',
      default_locale: 'en',
      daily_capacity: 23,
      time_zone: 'America/Sao_Paulo',
      card_enabled: true,
      pix_enabled: true,
    })
    .execute()
