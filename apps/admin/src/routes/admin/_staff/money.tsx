import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { InboxPage } from '../../../features/money/inbox-page.tsx'
import { useOwner } from '../../../features/sessions/use-owner.ts'

export const Route = createFileRoute('/admin/_staff/money')({ component: Money })

function Money() {
  return useOwner() ? <InboxPage /> : <ForbiddenPage />
}
