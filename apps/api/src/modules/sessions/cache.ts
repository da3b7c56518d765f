import { perContext } from '../../context.ts'
import type { Session } from './session.ts'

const keptMs = 5000
const keptAtMost = 1000

/**
 * A short-lived cache of sessions: staff send many requests, and their sessions rarely change. Sign-outs and changes of
 * roles or accounts notify every process and clear it.
 */
export const sessionCache = perContext(({ notifications }) => {
  const sessions = new Map<string, { session: Session; until: number }>()
  let revocations = 0
  const forget = () => {
    revocations += 1
    sessions.clear()
  }
  notifications.listen('sessions_changed', forget, forget)
  return {
    forget,
    find(key: string, now: Date): Session | undefined {
      // Without the connection for notifications, nothing cached can be trusted.
      const kept = notifications.connected ? sessions.get(key) : undefined
      return kept && now.getTime() < kept.until && now < kept.session.expiresAt ? kept.session : undefined
    },
    /** Looks up a session and caches it, unless something was revoked during the lookup. */
    async remember(key: string, now: Date, read: () => Promise<Session | undefined>) {
      const before = revocations
      const session = await read()
      if (!session || revocations !== before) return session
      if (sessions.size >= keptAtMost) sessions.clear()
      sessions.set(key, { session, until: now.getTime() + keptMs })
      return session
    },
  }
})
