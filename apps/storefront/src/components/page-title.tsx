import { useLingui } from '@lingui/react'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageTitle } from '../lib/page-title.ts'

/** Keeps the window's title right while pages change without a load. */
export function PageTitle() {
  const { i18n } = useLingui()
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  useEffect(() => {
    document.title = pageTitle(path, i18n, shopWindow.siteTitle)
  }, [path, i18n, shopWindow.siteTitle])
  return null
}
