import type { AnyRouter } from '@tanstack/react-router'
import type { Store } from 'jotai'
import { draftAtom } from '../draft/draft-atom.ts'
import { pageAt } from '../pages/pages.ts'
import { reportMeasured } from './report-measured.ts'

/** Reports what the buyer selects, and that a checkout is entered: products only, nothing that was typed. */
export function followPurchase(store: Store, router: AnyRouter): void {
  let before = store.get(draftAtom)
  store.sub(draftAtom, () => {
    const draft = store.get(draftAtom)
    const { selectedPackage, selectedCharacters } = draft
    if (selectedPackage && selectedPackage.id !== before.selectedPackage?.id)
      reportMeasured('AddToCart', { content_id: selectedPackage.id, content_type: 'package' })
    for (const { id } of selectedCharacters)
      if (!before.selectedCharacters.some((known) => known.id === id))
        reportMeasured('CharacterSelection', { content_id: id, content_type: 'character' })
    before = draft
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const isCheckout = pageAt(toLocation.pathname).sale === 'checkout'
    const wasCheckout = fromLocation !== undefined && pageAt(fromLocation.pathname).sale === 'checkout'
    if (!isCheckout || wasCheckout) return
    const { selectedPackage, selectedCharacters } = store.get(draftAtom)
    if (selectedPackage)
      reportMeasured('InitiateCheckout', {
        content_id: selectedPackage.id,
        num_items: selectedCharacters.length,
      })
  })
}
