import type { AnyRouter } from '@tanstack/react-router'

/**
 * §2: each change of route scrolls smoothly to the top, and is forced there 100 ms later. Anchors are left alone. On
 * another page, the keyboard and screen readers also continue from its beginning.
 */
export function scrollToTopOnChange(router: AnyRouter): void {
  let rendered = false
  // The router itself would jump to the top at once: it only goes to anchors, and on the first page the reader's position stays.
  router.options.scrollRestoration = ({ location }) => rendered && location.hash !== ''
  router.subscribe('onRendered', () => (rendered = true))
  router.subscribe('onResolved', ({ hrefChanged, pathChanged, toLocation, fromLocation }) => {
    if (!fromLocation || !hrefChanged || toLocation.hash !== '') return
    const { matches } = matchMedia('(prefers-reduced-motion: reduce)')
    scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' })
    setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), 100)
    // Not when the page has moved the focus itself, nor out of a dialog.
    const at = document.querySelector('main :focus, [role=dialog] :focus')
    if (pathChanged && !at) document.querySelector('main')?.focus({ preventScroll: true })
  })
}
