import { createFileRoute } from '@tanstack/react-router'
import { ApprovalSettings } from '../../../../features/settings/approval-settings.tsx'
import { settingsOptions } from '../../../../features/settings/settings-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/approvals')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(settingsOptions(api)),
  component: ApprovalSettings,
})
