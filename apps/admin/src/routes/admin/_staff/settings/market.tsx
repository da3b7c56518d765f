import { createFileRoute } from '@tanstack/react-router'
import { MarketSettings } from '../../../../features/settings/market-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'
import { ratesOptions } from '../../../../lib/rate-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/market')({
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions(api)),
      queryClient.ensureQueryData(ratesOptions(api)),
    ]),
  component: MarketSettings,
})
