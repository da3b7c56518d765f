import { createFileRoute } from '@tanstack/react-router'
import { RetentionSettings } from '../../../../features/settings/retention-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/retention')({
  loader: ({ context: { api, queryClient, allowed } }) =>
    allowed ? queryClient.ensureQueryData(settingsOptions(api)) : undefined,
  component: RetentionSettings,
})
