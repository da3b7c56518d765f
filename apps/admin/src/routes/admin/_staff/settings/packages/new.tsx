import { createFileRoute } from '@tanstack/react-router'
import { NewPackagePage } from '../../../../../features/packages/package-form.tsx'
import { packagesOptions } from '../../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/packages/new')({
  loader: ({ context: { api, queryClient, allowed } }) =>
    allowed ? queryClient.ensureQueryData(packagesOptions(api)) : undefined,
  component: NewPackagePage,
})
