import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { isConsentRequired } from '../../lib/consent/consent.ts'
import { loadTexts } from '../../lib/i18n.ts'

/**
 * Shows the question when consent is required, after the language dialog, and whenever the visitor follows the link.
 */
export function watchConsent(i18n: I18n, show: (note: ReactNode) => void, signal: AbortSignal): void {
  let invited = false
  const open = async (requested: boolean) => {
    invited = requested
    const [{ ConsentNote }] = await Promise.all([import('./consent-note.tsx'), loadTexts(i18n, 'static')])
    const from = document.activeElement
    const done = () => {
      invited = false
      show(undefined)
      if (requested && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
    if (!signal.aborted) show(<ConsentNote key={String(requested)} requested={requested} onDone={done} />)
  }
  const update = () => {
    if (invited || document.querySelector('dialog#languages[open]')) return
    // A question that failed to load is shown on the next page.
    if (isConsentRequired()) open(false).catch(console.info)
    else show(undefined)
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
  document.addEventListener('close', update, { capture: true, signal })
  document.addEventListener('click', follow, { capture: true, signal })
  update()
}
