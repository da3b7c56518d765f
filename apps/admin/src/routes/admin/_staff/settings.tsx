import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { maySee } from '../../../features/settings/sections.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'

export const Route = createFileRoute('/admin/_staff/settings')({
  async beforeLoad({ context: { api, queryClient }, location }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    return { role: staff.role, allowed: maySee(staff.role, location.pathname.replace(/\/$/, '')) }
  },
  component: Settings,
})

function Settings() {
  const { role, allowed } = Route.useRouteContext()
  if (!allowed) return <ForbiddenPage />
  return (
    <SettingsShell role={role}>
      <Outlet />
    </SettingsShell>
  )
}
