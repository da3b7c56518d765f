import { createFileRoute } from '@tanstack/react-router'
import { packagesOptions } from '../../../../../lib/package-queries.ts'
import { PackagesPage } from '../../../../../features/packages/packages-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/packages/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(packagesOptions(api)),
  component: PackagesPage,
})
