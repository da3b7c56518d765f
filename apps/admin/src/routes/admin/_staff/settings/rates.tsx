import { createFileRoute } from '@tanstack/react-router'
import { ratesOptions } from '../../../../lib/rate-queries.ts'
import { RatesPage } from '../../../../features/countries/rates-page.tsx'
import { packagesOptions } from '../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/rates')({
  async loader({ context: { api, queryClient } }) {
    await Promise.all([
      queryClient.ensureQueryData(ratesOptions(api)),
      queryClient.ensureQueryData(packagesOptions(api)),
    ])
  },
  component: RatesPage,
})
