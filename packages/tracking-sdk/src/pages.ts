import { listen } from './attempt.ts'

/**
 * Milliseconds from a single-page router's change of the URL to its new title; redirects within them are one
 * navigation.
 */
const settled = 100

/**
 * Reports each navigation once: the page itself, those of a single-page router, and a page restored by Back. It patches
 * no functions of the page: in browsers that do not report navigations, it checks after clicks.
 */
export function followPages(page: (again?: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const navigated = () => {
    clearTimeout(timer)
    timer = setTimeout(page, settled)
  }
  const begin = () => {
    page()
    listen(window, 'popstate click', navigated)
    if ('navigation' in window) listen(navigation, 'currententrychange', navigated)
    listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => persisted && page(true))
  }
  // A prerendered page has not been seen yet.
  if (document.prerendering) listen(document, 'prerenderingchange', begin)
  else begin()
}
