import { createFileRoute } from '@tanstack/react-router'
import { NewLandingSitePage } from '../../../../../features/landing-sites/landing-site-form.tsx'

export const Route = createFileRoute('/admin/_staff/settings/landing-pages/new')({
  component: NewLandingSitePage,
})
