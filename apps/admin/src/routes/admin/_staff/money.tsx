import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { InboxError, InboxPage, InboxPending } from '../../../features/money/inbox-page.tsx'
import { moneyInboxOptions } from '../../../features/money/money-queries.ts'
import { outboxOptions } from '../../../features/money/outbox-queries.ts'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { useOwner } from '../../../features/sessions/use-owner.ts'

export const Route = createFileRoute('/admin/_staff/money')({
  async loader({ context: { api, queryClient } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (staff.role !== 'owner') return
    // Not waited for: without it the payments are shown all the same.
    void queryClient.prefetchQuery(outboxOptions(api))
    await queryClient.ensureQueryData(moneyInboxOptions(api))
  },
  component: Money,
  pendingComponent: InboxPending,
  errorComponent: InboxError,
})

function Money() {
  return useOwner() ? <InboxPage /> : <ForbiddenPage />
}
