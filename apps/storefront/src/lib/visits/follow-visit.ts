import type { Client } from '@recadinho/contracts/client'
import { marketSelected } from '../early-events.ts'
import { storedMarket } from '../market/market.ts'
import { abandonVisit, isIdentified, registerVisit, storedVisit, visitKey } from './visit.ts'

/** §4: registers the visit once a language is selected, and reports it as abandoned when the page is closed. */
export function followVisit(api: Client): void {
  const register = () => {
    // §8: the visitor never sees this failure.
    if (storedMarket() && !isIdentified()) registerVisit(api).catch(console.info)
  }
  register()
  addEventListener(marketSelected, register)
  addEventListener('pagehide', () => abandonVisit(api))
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) register()
  })
  // Another page of this browser has reported the visit as abandoned: resume it.
  addEventListener('storage', ({ key }) => {
    if (key === visitKey && storedVisit()?.left) register()
  })
}
