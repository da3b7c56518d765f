import { useLingui } from '@lingui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCatalog } from '../lib/catalog/use-catalog.ts'

/** The window's title after a page change without a load; a loaded page has its own. */
export function PageTitle() {
  const { i18n } = useLingui()
  const { siteTitle } = useCatalog()
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  useEffect(() => {
    let wanted = true
    import('../lib/pages/page-title.ts')
      .then(({ pageTitle }) => wanted && (document.title = pageTitle(path, i18n, siteTitle)))
      // Offline: the old title stays and the page works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, i18n, siteTitle])
  return null
}
