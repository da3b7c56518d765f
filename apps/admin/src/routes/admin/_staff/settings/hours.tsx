import { createFileRoute } from '@tanstack/react-router'
import { OpeningHoursSettings } from '../../../../features/settings/opening-hours-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/hours')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: OpeningHoursSettings,
})
