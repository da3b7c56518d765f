import { createFileRoute } from '@tanstack/react-router'
import { NewAffiliatePage } from '../../../../../features/affiliates/affiliate-form.tsx'

export const Route = createFileRoute('/admin/_staff/settings/affiliates/new')({
  component: NewAffiliatePage,
})
