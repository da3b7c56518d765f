import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useRole } from '../../../features/sessions/use-role.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'

import { loadTexts } from '../../../lib/i18n.ts'

export const Route = createFileRoute('/admin/_staff/settings')({
  beforeLoad: () => loadTexts('settings'),
  component: Settings,
})

function Settings() {
  return (
    <SettingsShell role={useRole()}>
      <Outlet />
    </SettingsShell>
  )
}
