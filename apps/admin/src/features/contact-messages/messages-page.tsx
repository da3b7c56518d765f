import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Heading, Text } from '@recadinho/ui/text'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useListKeys } from '../../lib/use-list-keys.ts'
import { messagesOptions } from './contact-queries.ts'
import type { ContactSearch } from './contact-search.ts'
import { MessageFilters } from './message-filters.tsx'
import { MessageItem } from './message-item.tsx'
import * as css from './messages.css.ts'

export interface MessagesPageProps {
  /** Navigation to the other inboxes. */
  inboxes: ReactNode
  search: ContactSearch
  onSearch: (search: ContactSearch) => void
}

/** The messages from the contact page. */
export function MessagesPage({ inboxes, search, onSearch }: MessagesPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  // The old list stays visible until the one for the new filters has loaded.
  const shown = useDeferredValue(search)
  const messages = useSuspenseInfiniteQuery(messagesOptions(api, shown))
  const items = messages.data.pages.flatMap((page) => page.items)
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  useListKeys(listRef, searchRef)
  return (
    <Page>
      <PageTitle>{t`Messages`}</PageTitle>
      <div className={css.page}>
        <div>
          <Heading level={1} size="h2" id="messages" focusable>
            <Trans>Messages</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>What people wrote to you on the shop's contact page.</Trans>
          </Text>
        </div>
        {inboxes}
        <OfflineBanner />
        <OutOfDate query={messages} />
        <MessageFilters search={search} onChange={onSearch} searchRef={searchRef} />
        <div ref={listRef} aria-busy={shown !== search} className={css.busy}>
          {items.length === 0 ? (
            <NoMessages search={shown} onSearch={onSearch} />
          ) : (
            <ul aria-label={t`Messages`} className={css.list}>
              {items.map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </ul>
          )}
        </div>
        {messages.hasNextPage && (
          <div>
            <Button
              variant="secondary"
              loading={messages.isFetchingNextPage}
              onClick={() => void messages.fetchNextPage()}
            >
              <Trans>Load more</Trans>
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}

function NoMessages({ search, onSearch }: Omit<MessagesPageProps, 'inboxes'>) {
  const { t } = useLingui()
  if (search.search === undefined && (search.view ?? 'open') === 'open')
    return (
      <EmptyState
        title={t`No open messages`}
      >{t`What people write on the contact page will appear here.`}</EmptyState>
    )
  return (
    <EmptyState
      title={t`No matches`}
      action={
        <Button variant="secondary" onClick={() => onSearch({})}>
          <Trans>Show open messages</Trans>
        </Button>
      }
    >
      {t`No messages match your filters and search.`}
    </EmptyState>
  )
}

/** Error page if the list cannot be loaded. */
export function MessagesError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the messages`} />
}
