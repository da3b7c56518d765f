import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { toasts } from '../lib/api/toasts.ts'
import { keepForUndo, takeDraftAside } from '../lib/draft/in-progress.ts'
import { draftAtom, resetDraftAtom } from '../lib/draft/draft-atom.ts'
import { parseDraft } from '../lib/draft/parse-draft.ts'

/** §2: resets the order in progress, and offers to undo it. */
export function resetOrder(router: RegisteredRouter): void {
  const { store } = router.options.context
  // This tab's draft, which is not the stored one while another tab has an order for another child.
  keepForUndo(store.get(draftAtom))
  store.set(resetDraftAtom)
  offerUndo(router)
}

/** Offers to undo a reset, including one made before the app ran. */
export function offerUndo(router: RegisteredRouter): void {
  const draft = parseDraft(takeDraftAside())
  if (!draft) return
  const { i18n, store } = router.options.context
  const undo = () => {
    store.set(draftAtom, () => draft)
    toasts.show({
      title: i18n._(msg`Your order is back`),
      action: {
        label: i18n._(msg`Continue your order`),
        onClick: () => void router.navigate({ to: '/purchase', search: { step: 'personalization' } }),
      },
    })
  }
  toasts.show({
    title: i18n._(msg`Your order was cleared`),
    description: i18n._(msg`You can start a new one.`),
    action: { label: i18n._(msg`Undo`), onClick: undo },
  })
}
