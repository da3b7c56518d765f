import { createFileRoute } from '@tanstack/react-router'
import { CountriesPage } from '../../../../../features/countries/countries-page.tsx'
import { countriesOptions } from '../../../../../features/countries/country-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/countries/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(countriesOptions(api)),
  component: CountriesPage,
})
