import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { mustAsk } from '../../lib/consent/consent.ts'
import { loadTexts } from '../../lib/i18n.ts'

/** Shows the question when it must be asked, after the language was, and whenever somebody follows the link to it. */
export function watchConsent(i18n: I18n, show: (note: ReactNode) => void, signal: AbortSignal): void {
  let invited = false
  const open = async (asked: boolean) => {
    invited = asked
    const [{ ConsentNote }] = await Promise.all([import('./consent-note.tsx'), loadTexts(i18n, 'still')])
    const from = document.activeElement
    const done = () => {
      invited = false
      show(undefined)
      if (asked && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
    if (!signal.aborted) show(<ConsentNote key={String(asked)} asked={asked} onDone={done} />)
  }
  const ask = () => {
    if (invited || document.querySelector('dialog#languages[open]')) return
    // A question that could not be fetched is asked on the next page.
    if (mustAsk()) open(false).catch(console.info)
    else show(undefined)
  }
  const follow = (event: MouseEvent) => {
    // At the foot of every page. Before this runs, and without script, it leads to what the privacy page says.
    const link = event.target instanceof Element ? event.target.closest('a[data-privacy-choices]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    open(true).catch(console.info)
  }
  addEventListener('recadinho:place', ask, { signal })
  document.addEventListener('close', ask, { capture: true, signal })
  document.addEventListener('click', follow, { capture: true, signal })
  ask()
}
