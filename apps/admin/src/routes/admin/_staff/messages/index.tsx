import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../../components/list-pending.tsx'
import { messagesOptions } from '../../../../features/contact-messages/contact-queries.ts'
import { parseContactSearch } from '../../../../features/contact-messages/contact-search.ts'
import { MessagesError, MessagesPage } from '../../../../features/contact-messages/messages-page.tsx'

export const Route = createFileRoute('/admin/_staff/messages/')({
  validateSearch: parseContactSearch,
  // By the address, not by `loaderDeps`: those would make another page of each filter, and blank it while its list loads.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(messagesOptions(api, parseContactSearch({ ...location.search }))),
  component: Messages,
  pendingComponent: ListPagePending,
  errorComponent: MessagesError,
})

function Messages() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MessagesPage
      search={search}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
