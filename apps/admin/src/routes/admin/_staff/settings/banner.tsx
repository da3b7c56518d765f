import { createFileRoute } from '@tanstack/react-router'
import { BannerSettings } from '../../../../features/settings/banner-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'
import { packagesOptions } from '../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/banner')({
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions(api)),
      queryClient.ensureQueryData(packagesOptions(api)),
    ]),
  component: BannerSettings,
})
