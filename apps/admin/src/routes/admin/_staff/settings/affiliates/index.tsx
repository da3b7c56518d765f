import { createFileRoute } from '@tanstack/react-router'
import { affiliatesOptions } from '../../../../../features/affiliates/affiliate-queries.ts'
import { AffiliatesPage } from '../../../../../features/affiliates/affiliates-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/affiliates/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureInfiniteQueryData(affiliatesOptions(api)),
  component: AffiliatesPage,
})
