import type { Notifications } from '../../db/notifications.ts'
import type { Session } from './session.ts'

/**
 * A short-lived cache of sessions: staff send many requests, and their sessions rarely change. Sign-outs and changes of
 * roles or accounts notify every process and clear it.
 */
export interface SessionCache {
  find(key: string, now: Date): Session | undefined
  /** Looks up a session and caches it, unless something was revoked during the lookup. */
  remember(key: string, now: Date, read: () => Promise<Session | undefined>): Promise<Session | undefined>
  forget(): void
}

const keptMs = 5000
const keptAtMost = 1000

export function createSessionCache(notifications: Notifications): SessionCache {
  const sessions = new Map<string, { session: Session; until: number }>()
  let revocations = 0
  const forget = () => {
    revocations += 1
    sessions.clear()
  }
  notifications.listen('sessions_changed', forget, forget)
  return {
    forget,
    find(key, now) {
      // Without the connection for notifications, nothing cached can be trusted.
      const kept = notifications.connected ? sessions.get(key) : undefined
      return kept && now.getTime() < kept.until && now < kept.session.expiresAt ? kept.session : undefined
    },
    async remember(key, now, read) {
      const before = revocations
      const session = await read()
      if (!session || revocations !== before) return session
      if (sessions.size >= keptAtMost) sessions.clear()
      sessions.set(key, { session, until: now.getTime() + keptMs })
      return session
    },
  }
}
