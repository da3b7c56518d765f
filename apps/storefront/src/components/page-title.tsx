import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCatalog } from '../lib/catalog/use-catalog.ts'
import { createShopI18n } from '../lib/i18n.ts'
import { pageTitle } from '../lib/pages/page-title.ts'
import { pageAt } from '../lib/pages/pages.ts'
import { useShop } from '../lib/use-shop.ts'

/** Where the page was loaded; a redirect may lead to another one. */
const loadedAt = import.meta.env.SSR ? '' : location.pathname

/** Sets the document title after a client-side navigation; a loaded page has its own. */
export function PageTitle() {
  const { locale } = useShop()
  const { siteTitle } = useCatalog()
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const own = useRef<string>(siteTitle)
  useEffect(() => {
    if (own.current === siteTitle && pageAt(path) === pageAt(loadedAt)) return undefined
    own.current = ''
    let wanted = true
    // Its texts are not added to the app's catalog: that would re-render every component.
    createShopI18n(locale, 'head')
      .then((i18n) => wanted && (document.title = pageTitle(pageAt(path), i18n, siteTitle)))
      // Offline: the old title stays and the page still works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, locale, siteTitle])
  return null
}
