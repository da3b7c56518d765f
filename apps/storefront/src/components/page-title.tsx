import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { loadTexts } from '../lib/i18n.ts'

/** Keeps the window's title right while pages change without a load; the page itself came with its own. */
export function PageTitle() {
  const { i18n, shopWindow } = useRouteContext({ from: '__root__' })
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const came = useRef(path)
  useEffect(() => {
    if (came.current === path) return
    came.current = ''
    let wanted = true
    Promise.all([import('../lib/page-title.ts'), loadTexts(i18n, 'still')])
      .then(([{ pageTitle }]) => {
        if (wanted) document.title = pageTitle(path, i18n, shopWindow.siteTitle)
      })
      // Offline: the old title stays, the page works.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [path, i18n, shopWindow.siteTitle])
  return null
}
