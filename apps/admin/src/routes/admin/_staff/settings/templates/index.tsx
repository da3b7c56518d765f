import { createFileRoute } from '@tanstack/react-router'
import { templatesOptions } from '../../../../../features/message-templates/template-queries.ts'
import { TemplatesPage } from '../../../../../features/message-templates/templates-page.tsx'

export const Route = createFileRoute('/admin/_staff/settings/templates/')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(templatesOptions(api)),
  component: TemplatesPage,
})
