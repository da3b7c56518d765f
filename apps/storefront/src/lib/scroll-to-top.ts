import type { AnyRouter } from '@tanstack/react-router'
import { lessMotion } from './less-motion.ts'

/**
 * §2: each route change scrolls smoothly to the top, and is forced there 100 ms later. Anchors are left alone. On
 * another page, keyboard and screen reader focus also moves to its beginning.
 */
export function scrollToTopOnChange(router: AnyRouter): void {
  let rendered = false
  // The router would jump to the top immediately, so it only handles anchors; the first page keeps its position.
  router.options.scrollRestoration = ({ location }) => rendered && location.hash !== ''
  router.subscribe('onRendered', () => (rendered = true))
  router.subscribe('onResolved', ({ hrefChanged, pathChanged, toLocation, fromLocation }) => {
    if (!fromLocation || !hrefChanged || toLocation.hash !== '') return
    scrollTo({ top: 0, behavior: lessMotion() ? 'instant' : 'smooth' })
    setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), 100)
    // Unless the page has moved the focus itself, or a dialog has it.
    const at = document.querySelector('main :focus, [role=dialog] :focus')
    if (pathChanged && !at) document.querySelector('main')?.focus({ preventScroll: true })
  })
}
