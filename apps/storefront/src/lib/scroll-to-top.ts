import type { AnyRouter } from '@tanstack/react-router'

/**
 * §2: each change of route goes smoothly to the top; 100 ms later that is forced at once. Anchors are left alone. Where the
 * page is another one, the keyboard and screen readers go on from its beginning too.
 */
export function scrollToTopOnChange(router: AnyRouter, page: Window = window): void {
  router.subscribe('onResolved', ({ hrefChanged, pathChanged, toLocation, fromLocation }) => {
    if (!fromLocation || !hrefChanged || toLocation.hash !== '') return
    const { matches } = page.matchMedia('(prefers-reduced-motion: reduce)')
    page.scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' })
    page.setTimeout(() => page.scrollTo({ top: 0, behavior: 'instant' }), 100)
    // Not where the page has put it somewhere itself, nor from a dialog.
    const at = page.document.querySelector('main :focus, [role=dialog] :focus')
    if (pathChanged && !at) page.document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
