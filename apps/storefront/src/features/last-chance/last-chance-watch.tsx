import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import { isCheckoutPath, leavesCheckout } from './leaves-checkout.ts'
import type * as offerable from './offerable.ts'
import { rememberOffered, wasOffered } from './seen.ts'

/** Shows the last-chance offer, once per visit, when a buyer leaves the checkout with a complete unpaid draft. */
export function LastChanceWatch() {
  const router = useRouter()
  const { api, queryClient, store } = useShop()
  const market = useMarket()
  useEffect(() => {
    let rules: typeof offerable | undefined
    // It contains the large phone library, which only visitors of a checkout need.
    const prepare = async (path: string) => {
      if (isCheckoutPath(path)) rules ??= await import('./offerable.ts')
    }
    const onPath = (path: string) => void prepare(path).catch(console.info)
    onPath(router.state.location.pathname)
    return router.history.subscribe(({ location: to, action }) => {
      onPath(to.pathname)
      // The page being left: the new one has not loaded yet.
      const from = router.state.resolvedLocation
      if (!from || !leavesCheckout({ from, to, how: action.type })) return
      if (wasOffered() || !navigator.onLine || !isCheckoutPath(from.pathname)) return
      const { data: catalog, dataUpdatedAt: heardAt } =
        queryClient.getQueryState(catalogQuery(api, market).queryKey) ?? {}
      if (
        !catalog ||
        heardAt === undefined ||
        !rules?.isOfferable(store.get(draftAtom), market, { catalog, heardAt })
      )
        return
      rememberOffered(from.pathname)
      // After Back the offer is pushed, so that another Back reaches the buyer's target; after a link it replaces the
      // target.
      void router.navigate({ to: '/last-chance', replace: action.type === 'PUSH' })
    })
  }, [router, api, queryClient, store, market])
  return null
}
