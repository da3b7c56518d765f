import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { toasts } from '../lib/api/toasts.ts'
import { setDraftAside, takeDraftAside } from '../lib/draft/in-progress.ts'
import { resetDraft, restoreDraft } from '../lib/draft/store.ts'

/** §2: resets the order in progress, and offers to undo it. */
export function resetOrder(router: AnyRouter): void {
  setDraftAside()
  resetDraft()
  offerUndo(router)
}

/** Offers to undo a reset, also one from before the app ran. */
export function offerUndo(router: AnyRouter): void {
  const draft = takeDraftAside()
  if (draft === undefined) return
  const { i18n } = router.options.context as { i18n: I18n } // every router of the shop has it
  const undo = () => {
    restoreDraft(draft)
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
