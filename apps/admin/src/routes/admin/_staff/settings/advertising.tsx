import { createFileRoute } from '@tanstack/react-router'
import { advertisingOptions } from '../../../../features/advertising/advertising-queries.ts'
import { AdvertisingSettings } from '../../../../features/advertising/advertising-settings.tsx'

export const Route = createFileRoute('/admin/_staff/settings/advertising')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(advertisingOptions(api)),
  component: AdvertisingSettings,
})
