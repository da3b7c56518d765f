import { createFileRoute, notFound } from '@tanstack/react-router'
import { LandingSitePage } from '../../../../../features/landing-sites/landing-site-form.tsx'
import { landingSiteOptions } from '../../../../../features/landing-sites/landing-site-queries.ts'
import { isNotFound, isValidationError } from '../../../../../lib/api.ts'

export const Route = createFileRoute('/admin/_staff/settings/landing-pages/$key')({
  async loader({ context: { api, queryClient }, params: { key } }) {
    try {
      await queryClient.ensureQueryData(landingSiteOptions(api, key))
    } catch (error) {
      // A malformed key is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Site,
})

function Site() {
  const { key } = Route.useParams()
  return <LandingSitePage siteKey={key} />
}
