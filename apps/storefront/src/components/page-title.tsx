import type { I18n } from '@lingui/core'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { loadTexts } from '../lib/i18n.ts'

// Read before any guard redirects to another page. Undefined during prerendering.
const cameTo = globalThis.location?.pathname

/** Sets the window's title on page changes without a load; a loaded page has its own. */
export function PageTitle() {
  const { i18n, snapshot } = useRouteContext({ from: '__root__' })
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const came = useRef(cameTo)
  useEffect(() => {
    if (came.current === path) return undefined
    came.current = ''
    let wanted = true
    titleOf(path, i18n, snapshot.siteTitle)
      .then((title) => wanted && (document.title = title))
      // Offline: the old title stays and the page works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, i18n, snapshot.siteTitle])
  return null
}

async function titleOf(path: string, i18n: I18n, siteTitle: string) {
  const [{ pageTitle }] = await Promise.all([import('../lib/page-title.ts'), loadTexts(i18n, 'static')])
  return pageTitle(path, i18n, siteTitle)
}
