import type { SessionInfo, Surroundings } from './types.ts'

/** §3: browser storage holds the session id, the session start time, the page count and the previous path. */
const keys = {
  id: 'recadinho.session.id',
  start: 'recadinho.session.start',
  pages: 'recadinho.session.pages',
  previous: 'recadinho.session.previous',
  current: 'recadinho.session.current',
} as const

/** The stored session, or a new one when there is none or storage is blocked. */
export function readSession({ storage, now, randomUUID, document }: Surroundings): SessionInfo {
  const read = (key: string) => attempt(() => storage?.getItem(key)) ?? ''
  const write = (key: string, value: string) => attempt(() => storage?.setItem(key, value))
  const start = Number(read(keys.start))
  const known = read(keys.id) !== '' && Number.isFinite(start) && start > 0
  const id = known ? read(keys.id) : randomUUID()
  if (!known) {
    write(keys.id, id)
    write(keys.start, String(now()))
    write(keys.pages, '0')
  }
  return {
    sessionId: id,
    timeOnSite: known ? Math.max(0, Math.round((now() - start) / 1000)) : 0,
    referrer: document.referrer,
    previousPath: read(keys.previous),
    pageCount: Number(read(keys.pages)) || 0,
  }
}

/** Records a page view: counts it and stores the previous path. */
export function countPage(surroundings: Surroundings, path: string): void {
  const { pageCount } = readSession(surroundings)
  const { storage } = surroundings
  attempt(() => {
    storage?.setItem(keys.previous, storage.getItem(keys.current) ?? '')
    storage?.setItem(keys.current, path)
    storage?.setItem(keys.pages, String(pageCount + 1))
  })
}

/** Storage may be full or forbidden; measuring never breaks a page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
