import { useLingui } from '@lingui/react/macro'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Toasts } from '@recadinho/ui/toast'
import { SkipLink } from '@recadinho/ui/visually-hidden'
import type { AdminContext } from '../lib/context.ts'
import { toasts } from '../lib/toasts.ts'

export const Route = createRootRouteWithContext<AdminContext>()({ component: Root })

function Root() {
  const { t } = useLingui()
  return (
    <>
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Outlet />
      <Toasts toasts={toasts} label={t`Notifications (F8)`} closeLabel={t`Close`} />
    </>
  )
}
