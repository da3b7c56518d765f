import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { InboxError, InboxPage } from '../../../features/money/inbox-page.tsx'
import { moneyInboxOptions } from '../../../features/money/money-queries.ts'
import { outboxOptions } from '../../../features/money/outbox-queries.ts'

export const Route = createFileRoute('/admin/_staff/money')({
  async loader({ context: { api, queryClient } }) {
    // Not awaited: the payments are shown without it.
    void queryClient.prefetchQuery(outboxOptions(api))
    await queryClient.ensureQueryData(moneyInboxOptions(api))
  },
  component: InboxPage,
  pendingComponent: ListPagePending,
  errorComponent: InboxError,
})
