import { createFileRoute } from '@tanstack/react-router'
import { BannerSettings } from '../../../../features/settings/banner-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/banner')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: BannerSettings,
})
