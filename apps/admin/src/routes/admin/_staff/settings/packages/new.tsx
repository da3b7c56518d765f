import { createFileRoute } from '@tanstack/react-router'
import { NewPackagePage } from '../../../../../features/packages/package-form.tsx'
import { packagesOptions } from '../../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/packages/new')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(packagesOptions(api)),
  component: NewPackagePage,
})
