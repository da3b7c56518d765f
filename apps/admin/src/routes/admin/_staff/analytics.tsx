import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AnalyticsShell } from '../../../features/analytics/analytics-shell.tsx'
import { loadTexts } from '../../../lib/i18n.ts'

export const Route = createFileRoute('/admin/_staff/analytics')({
  beforeLoad: () => loadTexts('analytics'),
  component: Analytics,
})

function Analytics() {
  return (
    <AnalyticsShell>
      <Outlet />
    </AnalyticsShell>
  )
}
