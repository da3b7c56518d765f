import type { AnyRouter } from '@tanstack/react-router'

/** §2: each change of route goes smoothly to the top; 100 ms later that is forced at once. Anchors are left alone. */
export function scrollToTopOnChange(router: AnyRouter, page: Window = window): void {
  router.subscribe('onResolved', ({ hrefChanged, toLocation, fromLocation }) => {
    if (!fromLocation || !hrefChanged || toLocation.hash !== '') return
    page.scrollTo({ top: 0, behavior: 'smooth' })
    page.setTimeout(() => page.scrollTo({ top: 0, behavior: 'instant' }), 100)
  })
}
