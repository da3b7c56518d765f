import { createFileRoute } from '@tanstack/react-router'
import { liveOptions } from '../../../../features/analytics/live-queries.ts'
import { LiveError, LivePage } from '../../../../features/analytics/live-page.tsx'
import { useRole } from '../../../../features/sessions/use-role.ts'

export const Route = createFileRoute('/admin/_staff/analytics/live')({
  // The loader comes with the page: the first load is at its limit.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(liveOptions(api)),
  component: Live,
  errorComponent: LiveError,
})

function Live() {
  const role = useRole()
  return role && <LivePage role={role} />
}
