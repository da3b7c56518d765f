import type { Endpoints } from '@recadinho/contracts/endpoints'
import type { ShopStatus } from '@recadinho/contracts/settings'
import { useEffect, useState } from 'react'

const path: Endpoints['getShopStatus']['path'] = '/api/status'

/** Dispatched where a call was refused since the shop is not open now: asks again whether that is so. */
export const refusedEvent = 'recadinho:refused'

/** Whether staff have closed the shop for a while. A failed ask changes nothing. */
export function useMaintenance(): boolean {
  const [maintenance, setMaintenance] = useState(false)
  useEffect(() => {
    const ask = () =>
      void fetch(path)
        .then((response) => response.json())
        .then((status: ShopStatus) => setMaintenance(status.maintenance))
        .catch(console.info)
    ask()
    addEventListener(refusedEvent, ask)
    return () => removeEventListener(refusedEvent, ask)
  }, [])
  return maintenance
}

/** Pages that sell. An order in progress, the legal pages and the way to write to the shop stay open. */
export const isClosed = (href: string): boolean =>
  /^\/($|[?#]|purchase|last-chance|(enhanced-)?checkout)/.test(href) && !/[\da-f-]{36}/.test(href)
