import type { I18n } from '@lingui/core'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { loadTexts } from '../lib/i18n.ts'

// Before any guard leads on to another page, whose title the window then lacks. Where pages are prerendered there is none.
const cameTo = globalThis.location?.pathname

/** Keeps the window's title right while pages change without a load; the page itself came with its own. */
export function PageTitle() {
  const { i18n, shopWindow } = useRouteContext({ from: '__root__' })
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const came = useRef(cameTo)
  useEffect(() => {
    if (came.current === path) return undefined
    came.current = ''
    let wanted = true
    titleOf(path, i18n, shopWindow.siteTitle)
      .then((title) => wanted && (document.title = title))
      // Offline: the old title stays, the page works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, i18n, shopWindow.siteTitle])
  return null
}

async function titleOf(path: string, i18n: I18n, siteTitle: string) {
  const [{ pageTitle }] = await Promise.all([import('../lib/page-title.ts'), loadTexts(i18n, 'still')])
  return pageTitle(path, i18n, siteTitle)
}
