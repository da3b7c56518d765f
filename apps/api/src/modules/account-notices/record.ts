import { isLocale, localeCookie, preferredLocale, type Locale } from '@recadinho/i18n/locales'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import type { AccountNotice } from '../emails/account-notice-content.ts'
import { insertOutboxEvents } from '../outbox/write.ts'

/** The account and request of a change, and the language of its notice. */
export interface AccountAsker extends Asker {
  locale: Locale
}

export const accountAskerOf = (request: LocalizedRequest & Parameters<typeof askerOf>[0]): AccountAsker => ({
  ...askerOf(request),
  locale: requestLocale(request),
})

/** Writes a change to the audit log, and its email to the outbox: to the account's address, or to its old address. */
export async function recordAccountChange(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  action: AccountNotice,
  { staffId, requestId, locale }: AccountAsker,
  oldAddress?: string,
): Promise<void> {
  const now = clock.now()
  await insertAuditEntry(tx, { at: now, action, subject: `staff/${staffId}`, staffId, requestId })
  const payload = { staffId, action, locale, ...(oldAddress === undefined ? {} : { oldAddress }) }
  await insertOutboxEvents(
    tx,
    [{ kind: 'account_notice', dedupeKey: `${requestId}:${action}`, payload }],
    now,
  )
}

export interface LocalizedRequest {
  cookies: Record<string, string | undefined>
  headers: { 'accept-language'?: string | undefined }
}

/** The language of the requesting page: the selected one, or else the browser's. */
function requestLocale({ cookies, headers }: LocalizedRequest): Locale {
  const selected = cookies[localeCookie]
  return isLocale(selected) ? selected : preferredLocale(headers['accept-language'])
}
