import { createFileRoute, notFound } from '@tanstack/react-router'
import { CountryPage } from '../../../../../features/countries/country-form.tsx'
import { countryFormQueries } from '../../../../../features/countries/country-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/countries/$code')({
  async loader({ context: { api, queryClient }, params: { code } }) {
    const { items } = await countryFormQueries(api, queryClient)
    if (!items.some((each) => each.code === code)) throw notFound()
  },
  component: Country,
})

function Country() {
  const { code } = Route.useParams()
  return <CountryPage code={code} />
}
