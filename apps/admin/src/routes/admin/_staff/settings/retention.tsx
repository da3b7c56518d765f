import { createFileRoute } from '@tanstack/react-router'
import { RetentionSettings } from '../../../../features/settings/retention-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/retention')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: RetentionSettings,
})
