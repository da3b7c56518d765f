import { createFileRoute } from '@tanstack/react-router'
import { SalesSettings } from '../../../../features/settings/sales-settings.tsx'
import { gatewaysOptions, settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/sales')({
  async loader({ context: { api, queryClient } }) {
    await Promise.all([
      queryClient.ensureQueryData(settingsOptions(api)),
      queryClient.ensureQueryData(gatewaysOptions(api)),
    ])
  },
  component: SalesSettings,
})
