import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { catalogQuery } from '../../lib/api/catalog.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { currentDraft } from '../../lib/draft/store.ts'
import { usePlace } from '../../lib/use-place.ts'
import { isCheckoutPath, leavesCheckout } from './leaves-checkout.ts'
import type * as offerable from './offerable.ts'
import { rememberOffered, wasOffered } from './seen.ts'

/** Makes the last offer, once a visit, to who leaves the checkout with a complete draft unpaid. */
export function LastChanceWatch() {
  const router = useRouter()
  const place = usePlace()
  useEffect(() => {
    let rules: typeof offerable | undefined
    // It knows phone numbers, which weigh: only who comes to a checkout can leave it.
    const prepare = async (path: string) => {
      if (isCheckoutPath(path)) rules ??= await import('./offerable.ts')
    }
    const onPath = (path: string) => void prepare(path).catch(console.info)
    onPath(router.state.location.pathname)
    return router.history.subscribe(({ location: to, action }) => {
      onPath(to.pathname)
      // Where the reader still is: the new page has not come yet.
      const from = router.state.resolvedLocation
      if (!from || !leavesCheckout({ from, to, how: action.type })) return
      if (wasOffered() || !navigator.onLine || !isCheckoutPath(from.pathname)) return
      const { data: catalog, dataUpdatedAt: heardAt } =
        queryClient.getQueryState(catalogQuery(place).queryKey) ?? {}
      if (
        !catalog ||
        heardAt === undefined ||
        !rules?.isOfferable(currentDraft(), place, { catalog, heardAt })
      )
        return
      rememberOffered(from.pathname)
      // Back from the offer goes where the reader was heading.
      void router.navigate({ to: '/last-chance', replace: action.type === 'PUSH' })
    })
  }, [router, place])
  return null
}
