import { filesOf, type Group, type Release, type ReleaseName } from './release.ts'

const prefix = 'recadinho-'

/** Persistent state: the visitor's language and earlier releases. */
interface Notes {
  /** Language of the last page. */
  locale?: string
  /** The last change of release: its id, the older stores, and the windows open at that time. */
  change?: { to: string; stores: string[]; windows: string[] }
}

/** The stored files of this release, and of older ones with open pages. */
export function openStores(caches: CacheStorage, release: ReleaseName, fetchFile: typeof fetch) {
  const own = (group: Group | 'used') => `${prefix}${release.id}-${group}`
  const ofReleases = async () => {
    const names = await caches.keys()
    return names.filter((name) => name.startsWith(prefix) && name !== dataStore && name !== notesStore)
  }
  const older = async () => (await ofReleases()).filter((name) => !name.startsWith(`${prefix}${release.id}-`))
  const full = new Set<string>()

  /** Finds a stored file of this release, otherwise of an older one. */
  async function find(address: string): Promise<Response | undefined> {
    const names = [own('shell'), own('draft'), own('used'), ...(await older()).reverse()]
    for (const name of names) {
      if (!(await caches.has(name))) continue
      const found = await (await caches.open(name)).match(address, { ignoreVary: true })
      if (found) return found
    }
    return undefined
  }

  /** Stores a file that was loaded separately. */
  async function keep(address: string, response: Response) {
    if (response.ok && response.type === 'basic')
      await (await caches.open(own('used'))).put(address, response)
  }

  /** Loads the missing files of a group, one by one. Failed ones are retried the next time. */
  async function fill(group: Group, locale: string): Promise<void> {
    const done = `${group} ${locale}`
    if (full.has(done)) return
    const cache = await caches.open(own(group))
    const list = (await (await fetchFile(release.list)).json()) as Release // this build wrote it
    let missing = 0
    for (const address of filesOf(list, group, locale)) {
      if (await cache.match(address, { ignoreVary: true })) continue
      // A hashed file is the same in every release; a page must be from this release.
      const known = address.startsWith('/assets/') ? await find(address) : undefined
      const response = known ?? (await fetchFile(address, fetching(address)).catch(() => undefined))
      if (response?.ok) await cache.put(address, response)
      else missing += 1
    }
    if (missing === 0) full.add(done)
  }

  /** Whether an older release had this group stored: then this one must store it too before it takes over. */
  const hadBefore = async (group: Group) => (await older()).some((name) => name.endsWith(`-${group}`))

  /** Records the older stores: pages in open windows still load their files. */
  async function takeOver(openWindows: string[]) {
    await note({ change: { to: release.id, stores: await older(), windows: openWindows } })
  }

  /** Deletes older releases once none of their windows is open. Never a newer one, which may be loading. */
  async function tidy(openWindows: readonly string[]) {
    const { change } = await readNotes()
    if (change?.to !== release.id || change.windows.some((id) => openWindows.includes(id))) return
    // The older files stay until this release is stored as well.
    for (const group of ['shell', 'draft'] as const)
      if ((await hadBefore(group)) && !(await caches.has(own(group)))) return
    await Promise.all(change.stores.map((name) => caches.delete(name)))
  }

  async function readNotes(): Promise<Notes> {
    const kept = await (await caches.open(notesStore)).match('/notes')
    return kept ? ((await kept.json()) as Notes) : {} // only the next function writes them
  }
  async function note(more: Notes) {
    const cache = await caches.open(notesStore)
    await cache.put('/notes', Response.json({ ...(await readNotes()), ...more }))
  }
  return { find, keep, fill, hadBefore, takeOver, tidy, readNotes, note }
}

/** Stored API responses outlive a release. Change the name when the shape of the responses changes. */
export const dataStore = `${prefix}data-1`
const notesStore = `${prefix}notes-1`

// Hashed files come from the browser's cache if the page has loaded them; pages are revalidated.
const fetching = (address: string): RequestInit =>
  address.startsWith('/assets/') ? { priority: 'low' } : { priority: 'low', cache: 'no-cache' }
