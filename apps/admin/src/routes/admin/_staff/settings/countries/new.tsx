import { createFileRoute } from '@tanstack/react-router'
import { NewCountryPage } from '../../../../../features/countries/country-form.tsx'
import { countryFormQueries } from '../../../../../features/countries/country-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/countries/new')({
  async loader({ context: { api, queryClient } }) {
    await countryFormQueries(api, queryClient)
  },
  component: NewCountryPage,
})
