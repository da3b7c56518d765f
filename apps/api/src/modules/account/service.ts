import type { Account } from '@recadinho/contracts/account'
import type { AuditAction } from '@recadinho/contracts/audit'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import type { AccountAsker } from '../account-notices/record.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { findOwnEmailChange } from '../email-changes/queries.ts'
import { readSecondFactor } from '../second-factors/service.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'
import { idleMs } from '../sessions/service.ts'
import { deleteOwnSession, findAccount, listLiveSessions, updateName, type SessionRow } from './queries.ts'
import { sessionCache } from '../sessions/cache.ts'

/** The account, session and request of a call. */
export interface Caller extends AccountAsker {
  sessionId: string
}

export async function showAccount({ db, clock }: Context, { staffId, sessionId }: Caller): Promise<Account> {
  const now = clock.now()
  const live = { now, idleSince: new Date(now.getTime() - idleMs) }
  const [account, change, secondFactor, sessions] = await Promise.all([
    findAccount(db, staffId),
    findOwnEmailChange(db, staffId, now),
    readSecondFactor(db, staffId),
    listLiveSessions(db, staffId, live),
  ])
  const emailChange = change ? { email: change.email, expiresAt: change.expires_at.toISOString() } : null
  return accountView({ ...account, emailChange, secondFactor }, sessions, sessionId)
}

export async function rename(ctx: Context, name: string, caller: Caller): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await updateName(tx, caller.staffId, name.trim())) await audit(ctx, tx, 'account.renamed', caller)
  })
  sessionCache(ctx).forget()
}

/** A no-op if the session has ended or is another member's. */
export async function endSession(ctx: Context, id: string, caller: Caller): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await deleteOwnSession(tx, caller.staffId, id)) await audit(ctx, tx, 'account.session_ended', caller)
  })
  sessionCache(ctx).forget()
}

export async function endOtherSessions(ctx: Context, caller: Caller): Promise<void> {
  await transact(ctx.db, async (tx) => {
    const ended = await deleteSessionsOf(tx, caller.staffId, caller.sessionId)
    if (ended > 0) await audit(ctx, tx, 'account.other_sessions_ended', caller)
  })
  sessionCache(ctx).forget()
}

const audit = (
  { clock }: Context,
  tx: Parameters<typeof insertAuditEntry>[0],
  action: AuditAction,
  { staffId, requestId }: Caller,
) =>
  insertAuditEntry(tx, {
    at: clock.now(),
    action,
    subject: `staff/${staffId}`,
    staffId,
    requestId,
  })

const accountView = (
  account: Omit<Account, 'sessions'>,
  sessions: readonly SessionRow[],
  currentId: string,
): Account => ({
  ...account,
  sessions: sessions
    .map(({ created_at: started, last_seen_at: lastUsed, ...session }) => ({
      ...session,
      startedAt: started.toISOString(),
      lastUsedAt: lastUsed.toISOString(),
      current: session.id === currentId,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current)),
})
