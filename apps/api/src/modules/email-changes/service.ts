import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256, uuidv7 } from '../../ids.ts'
import { recordAccountChange, type AccountAsker } from '../account-notices/record.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { emailLimits, requireRoom } from '../rate-limits/limits.ts'
import { emailChangeToken } from './link-email.ts'
import {
  deleteEmailChange,
  findEmailChange,
  isEmailTaken,
  putEmailChange,
  takeEmailChange,
  updateEmail,
} from './queries.ts'
import { sessionCache } from '../sessions/cache.ts'

const validMs = 24 * 3_600_000

/** Sends a link to the new address; until it is used, nothing changes. */
export async function requestEmailChange(ctx: Context, email: string, by: AccountAsker): Promise<void> {
  await requireRoom(ctx, [emailLimits.ofAddress(email)])
  const now = ctx.clock.now()
  const id = uuidv7(now)
  await transact(ctx.db, async (tx) => {
    if (await isEmailTaken(tx, email))
      throw new AppError('email_taken', 'This e-mail is on the team or invited')
    const expiresAt = new Date(now.getTime() + validMs)
    const tokenHash = sha256(emailChangeToken(ctx.config, id))
    await putEmailChange(tx, { staffId: by.staffId, id, email, locale: by.locale, tokenHash, expiresAt })
    await audit(ctx, tx, 'account.email_change_requested', by)
    await insertOutboxEvents(tx, [{ kind: 'email_change', dedupeKey: id, payload: { changeId: id } }], now)
  })
}

/** A no-op if there is none. */
export async function withdrawEmailChange(ctx: Context, by: Asker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await deleteEmailChange(tx, by.staffId)) await audit(ctx, tx, 'account.email_change_withdrawn', by)
  })
}

/** The address that a link confirms; throws for a used, replaced, withdrawn or day-old link. */
export async function openEmailChange({ db, clock }: Context, token: string): Promise<{ email: string }> {
  const found = await findEmailChange(db, { tokenHash: sha256(token) }, clock.now())
  if (!found) throw gone()
  return { email: found.email }
}

/** Confirms the new address, in any browser; from now on it is used for signing in. */
export async function confirmEmailChange(ctx: Context, token: string, requestId: string): Promise<void> {
  await transact(ctx.db, async (tx) => {
    const change = await takeEmailChange(tx, sha256(token), ctx.clock.now())
    if (!change) throw gone()
    const { staff_id: staffId, email, locale } = change
    const oldAddress = await updateEmail(tx, staffId, email)
    if (oldAddress === undefined) throw gone()
    await recordAccountChange(tx, ctx, 'account.email_changed', { staffId, requestId, locale }, oldAddress)
  }).catch((error: unknown) => {
    if (isTaken(error)) throw new AppError('email_taken', 'This e-mail has an account by now')
    throw error
  })
  sessionCache(ctx).forget()
}

const gone = () => new AppError('not_found', 'The link opens nothing, or nothing any more')

/** PostgreSQL's `unique_violation`: another account took the address since the link was sent. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

const audit = (
  { clock }: Context,
  tx: Parameters<typeof insertAuditEntry>[0],
  action: 'account.email_change_requested' | 'account.email_change_withdrawn',
  { staffId, requestId }: Asker,
) => insertAuditEntry(tx, { at: clock.now(), action, subject: `staff/${staffId}`, staffId, requestId })
