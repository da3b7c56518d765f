import { createFileRoute } from '@tanstack/react-router'
import { landingSitesOptions } from '../../../../../features/landing-sites/landing-site-queries.ts'
import { LandingSitesPage } from '../../../../../features/landing-sites/landing-sites-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/landing-pages/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(landingSitesOptions(api)),
  component: LandingSitesPage,
})
