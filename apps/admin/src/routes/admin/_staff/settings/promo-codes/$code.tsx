import { createFileRoute, notFound } from '@tanstack/react-router'
import { PromoCodePage } from '../../../../../features/promo-codes/promo-code-form.tsx'
import { promoCodeOptions } from '../../../../../features/promo-codes/promo-code-queries.ts'
import { isNotFound, isValidationError } from '../../../../../lib/api.ts'
import { packagesOptions } from '../../../../../lib/package-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/promo-codes/$code')({
  async loader({ context: { api, queryClient }, params: { code } }) {
    try {
      await Promise.all([
        queryClient.ensureQueryData(promoCodeOptions(api, code)),
        queryClient.ensureQueryData(packagesOptions(api)),
      ])
    } catch (error) {
      // A malformed code is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: PromoCode,
})

function PromoCode() {
  const { code } = Route.useParams()
  return <PromoCodePage code={code} />
}
