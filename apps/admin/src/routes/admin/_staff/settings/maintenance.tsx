import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceSettings } from '../../../../features/settings/maintenance-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/maintenance')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: MaintenanceSettings,
})
