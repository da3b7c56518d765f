import type { Account } from '@recadinho/contracts/account'
import type { SessionRow } from './queries.ts'

export const accountView = (
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
