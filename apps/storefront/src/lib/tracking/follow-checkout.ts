import type { AnyRouter } from '@tanstack/react-router'
import type { Store } from 'jotai'
import { draftAtom } from '../draft/draft-atom.ts'
import { pageAt } from '../pages/pages.ts'
import { reportMeasured } from './report-measured.ts'

/**
 * Reports each entry into a checkout, by navigation or as the first page: products only, no form values. Returns a
 * function that stops it.
 */
export function followCheckout(store: Store, router: AnyRouter): () => void {
  let wasCheckout = false
  function look() {
    const { resolvedLocation } = router.state
    const isCheckout = resolvedLocation !== undefined && pageAt(resolvedLocation.pathname).sale === 'checkout'
    if (isCheckout && !wasCheckout) report()
    wasCheckout = isCheckout
  }
  function report() {
    const { selectedPackage, selectedCharacters } = store.get(draftAtom)
    if (!selectedPackage) return
    reportMeasured('InitiateCheckout', {
      content_id: selectedPackage.id,
      num_items: selectedCharacters.length,
    })
  }
  // The page may have resolved before this file loaded.
  look()
  return router.subscribe('onResolved', look)
}
