import type { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isConsentRequired } from '../../lib/consent/consent.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { isOrderPath } from '../../lib/order-paths.ts'

/**
 * Shows the question when consent is required, after the language dialog, and whenever the visitor follows the link.
 * Who pays or follows an order is not asked.
 */
export function watchConsent(
  router: ReturnType<typeof useRouter>,
  show: (note: ReactNode) => void,
  signal: AbortSignal,
): void {
  const { i18n } = router.options.context
  let shown: 'asked' | 'requested' | undefined
  const open = async (requested: boolean) => {
    shown = requested ? 'requested' : 'asked'
    const [{ ConsentNote }] = await Promise.all([import('./consent-note.tsx'), loadTexts(i18n, 'static')])
    const from = document.activeElement
    const done = () => {
      shown = undefined
      show(undefined)
      if (requested && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
    if (signal.aborted) return
    // The visitor has gone on to pay while it loaded.
    if (!requested && isOrderPath(router.state.location.pathname)) shown = undefined
    else show(<ConsentNote key={String(requested)} requested={requested} onDone={done} />)
  }
  const update = () => {
    if (shown === 'requested' || document.querySelector('dialog#languages[open]')) return
    const required = isConsentRequired() && !isOrderPath(router.state.location.pathname)
    if (required === (shown === 'asked')) return
    if (!required) {
      shown = undefined
      show(undefined)
      return
    }
    // A question that failed to load is shown on the next page.
    open(false).catch((error: unknown) => {
      shown = undefined
      console.info(error)
    })
  }
  const follow = (event: MouseEvent) => {
    // In every footer. Before this runs, and without script, it leads to the privacy page.
    const link = event.target instanceof Element ? event.target.closest('a[data-privacy-choices]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    open(true).catch(console.info)
  }
  addEventListener('recadinho:market', update, { signal })
  signal.addEventListener('abort', router.subscribe('onResolved', update))
  document.addEventListener('close', update, { capture: true, signal })
  document.addEventListener('click', follow, { capture: true, signal })
  update()
}
