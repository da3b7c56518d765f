import { createFileRoute } from '@tanstack/react-router'
import { NewPromoCodePage } from '../../../../../features/promo-codes/promo-code-form.tsx'
import { packagesOptions } from '../../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/promo-codes/new')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(packagesOptions(api)),
  component: NewPromoCodePage,
})
