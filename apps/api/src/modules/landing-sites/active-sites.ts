import { perContext } from '../../context.ts'
import { listSites } from './queries.ts'

/** Origins by site key. */
export type Sites = ReadonlyMap<string, ReadonlySet<string>>

/** The active sites, cached because every event is checked against them. Every process is notified of a change. */
export const activeSites = perContext(({ db, notifications }) => {
  let current: Sites | undefined
  let loading: Promise<Sites> | undefined
  const forget = () => {
    current = undefined
    // A load that began before the change may have missed it, so the next reader loads again.
    loading = undefined
  }
  notifications.listen('landing_sites_changed', forget, forget)

  async function load(): Promise<Sites> {
    const rows = await listSites(db)
    return new Map(rows.filter(({ active }) => active).map(({ key, origins }) => [key, new Set(origins)]))
  }

  function loadOnce(): Promise<Sites> {
    if (loading) return loading
    const promise = load()
      .then((sites) => {
        if (loading === promise) current = sites
        return sites
      })
      .finally(() => {
        if (loading === promise) loading = undefined
      })
    loading = promise
    return promise
  }

  return {
    // Without the notification connection the cache may be out of date.
    read: async (): Promise<Sites> => (notifications.connected ? current : undefined) ?? loadOnce(),
  }
})
