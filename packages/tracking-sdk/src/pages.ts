import { listen } from './attempt.ts'

/** What a single-page router takes from its address to its title, in milliseconds; redirects are one navigation. */
const settled = 100

/**
 * Reports each navigation once: the page itself, those of a single-page router, and a page that Back restores. None
 * of the page's functions is replaced: where the browser does not report navigations, one follows a click.
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
  // Nobody has seen a page that the browser prerenders.
  if (document.prerendering) listen(document, 'prerenderingchange', begin)
  else begin()
}
