import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { sectionAt } from '../../../features/settings/sections.ts'
import { mayCall } from '../../../lib/may-call.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'

export const Route = createFileRoute('/admin/_staff/settings')({
  async beforeLoad({ context: { api, queryClient }, location }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    const section = sectionAt(location.pathname.replace(/\/$/, ''))
    const allowed = section !== undefined && mayCall(staff.role, section.reads)
    return { role: staff.role, section, allowed }
  },
  component: Settings,
})

function Settings() {
  const { role, section, allowed } = Route.useRouteContext()
  if (!allowed) return <ForbiddenPage reads={section?.reads} />
  return (
    <SettingsShell role={role}>
      <Outlet />
    </SettingsShell>
  )
}
