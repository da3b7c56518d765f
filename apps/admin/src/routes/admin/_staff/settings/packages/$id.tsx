import { createFileRoute, notFound } from '@tanstack/react-router'
import { PackagePage } from '../../../../../features/packages/package-form.tsx'
import { packagesOptions } from '../../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/packages/$id')({
  async loader({ context: { api, queryClient }, params: { id } }) {
    const { items } = await queryClient.ensureQueryData(packagesOptions(api))
    if (!items.some((each) => each.id === id)) throw notFound()
  },
  component: Package,
})

function Package() {
  const { id } = Route.useParams()
  return <PackagePage id={id} />
}
