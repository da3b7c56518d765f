import { createFileRoute } from '@tanstack/react-router'
import { promoCodesOptions } from '../../../../../features/promo-codes/promo-code-queries.ts'
import { PromoCodesPage } from '../../../../../features/promo-codes/promo-codes-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/promo-codes/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureInfiniteQueryData(promoCodesOptions(api)),
  component: PromoCodesPage,
})
