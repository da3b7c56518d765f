import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCatalog } from '../lib/catalog/use-catalog.ts'
import { createShopI18n } from '../lib/i18n.ts'
import { pageTitle } from '../lib/pages/page-title.ts'
import { pageAt } from '../lib/pages/pages.ts'
import { useShop } from '../lib/use-shop.ts'

/** The window's title after a page change without a load; a loaded page has its own. */
export function PageTitle() {
  const { locale } = useShop()
  const { siteTitle } = useCatalog()
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  useEffect(() => {
    let wanted = true
    // Its texts stay apart from the app's: added to those, they would render every part again.
    createShopI18n(locale, 'head')
      .then((i18n) => wanted && (document.title = pageTitle(pageAt(path), i18n, siteTitle)))
      // Offline: the old title stays and the page works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, locale, siteTitle])
  return null
}
