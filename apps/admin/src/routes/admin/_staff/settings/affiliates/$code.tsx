import { createFileRoute, notFound } from '@tanstack/react-router'
import { AffiliatePage } from '../../../../../features/affiliates/affiliate-form.tsx'
import { affiliateOptions } from '../../../../../features/affiliates/affiliate-queries.ts'
import { isNotFound, isValidationError } from '../../../../../lib/api.ts'

export const Route = createFileRoute('/admin/_staff/settings/affiliates/$code')({
  async loader({ context, params: { code } }) {
    const { api, queryClient } = context
    try {
      const { loadAccount } = await import('../../../../../features/affiliates/load-commissions.ts')
      await Promise.all([
        queryClient.ensureQueryData(affiliateOptions(api, code)),
        loadAccount(context, code),
      ])
    } catch (error) {
      // A malformed code is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Affiliate,
})

function Affiliate() {
  const { code } = Route.useParams()
  return <AffiliatePage code={code} />
}
