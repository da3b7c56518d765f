import { createFileRoute } from '@tanstack/react-router'
import { packagesOptions } from '../../../../../lib/package-queries.ts'
import { PackagesPage } from '../../../../../features/packages/packages-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/packages/')({
  loader: ({ context: { api, queryClient, allowed } }) =>
    allowed ? queryClient.ensureQueryData(packagesOptions(api)) : undefined,
  component: PackagesPage,
})
