import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useRole } from '../../../features/sessions/use-role.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'

export const Route = createFileRoute('/admin/_staff/settings')({ component: Settings })

function Settings() {
  return (
    <SettingsShell role={useRole()}>
      <Outlet />
    </SettingsShell>
  )
}
