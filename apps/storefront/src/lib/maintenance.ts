import type { Endpoints } from '@recadinho/contracts/endpoints'
import type { ShopStatus } from '@recadinho/contracts/settings'
import { useEffect, useState } from 'react'

const path: Endpoints['getShopStatus']['path'] = '/api/status'

/** Dispatched when a call was refused because the shop may be closed: checks the status again. */
export const refusedEvent = 'recadinho:refused'

/** Whether staff have closed the shop for a while. A failed check changes nothing. */
export function useMaintenance(): boolean {
  const [maintenance, setMaintenance] = useState(false)
  useEffect(() => {
    const refresh = () =>
      void fetch(path)
        .then((response) => response.json())
        .then((status: ShopStatus) => setMaintenance(status.maintenance))
        .catch(console.info)
    refresh()
    addEventListener(refusedEvent, refresh)
    return () => removeEventListener(refusedEvent, refresh)
  }, [])
  return maintenance
}

/** Pages that sell. An order in progress, the legal pages and the contact page stay open. */
export const isClosed = (href: string): boolean =>
  /^\/($|[?#]|purchase|last-chance|(enhanced-)?checkout)/.test(href) && !/[\da-f-]{36}/.test(href)
