import { createFileRoute } from '@tanstack/react-router'
import { Inboxes } from '../../../../components/inboxes.tsx'
import { ListPagePending } from '../../../../components/list-pending.tsx'
import { useUnreadChats } from '../../../../features/chats/use-unread-chats.ts'
import { messagesOptions } from '../../../../features/contact-messages/contact-queries.ts'
import { parseContactSearch } from '../../../../features/contact-messages/contact-search.ts'
import { MessagesError, MessagesPage } from '../../../../features/contact-messages/messages-page.tsx'
import { useOpenMessages } from '../../../../features/contact-messages/use-open-messages.ts'
import { useRole } from '../../../../features/sessions/use-role.ts'
import { mayCall } from '../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/messages/')({
  validateSearch: parseContactSearch,
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter and blank the page
  // while its list loads.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(messagesOptions(api, parseContactSearch({ ...location.search }))),
  component: Messages,
  pendingComponent: ListPagePending,
  errorComponent: MessagesError,
})

function Messages() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const role = useRole()
  const allowed = role !== undefined && mayCall(role, 'listChats')
  const open = useOpenMessages()
  const unread = useUnreadChats(allowed)
  return (
    <MessagesPage
      // A role that sees only one inbox needs no navigation between two.
      inboxes={allowed && <Inboxes open={open} unread={unread} />}
      search={search}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
