import { createFileRoute } from '@tanstack/react-router'
import { GeneralSettings } from '../../../../features/settings/general-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: GeneralSettings,
})
