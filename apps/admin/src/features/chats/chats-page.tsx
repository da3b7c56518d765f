import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import type { ChatSummary } from '@recadinho/contracts/chats'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatPhone } from '@recadinho/i18n/phone'
import { StatusPill } from '@recadinho/ui/badge'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Heading, Text } from '@recadinho/ui/text'
import { useRef, type ReactNode } from 'react'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { Written } from '../../components/written.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { rowLink, useListKeys } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { chatsOptions } from './chat-queries.ts'
import * as css from './chats.css.ts'

/** WhatsApp chats, unread ones first. */
export function ChatsPage({ inboxes }: { inboxes: ReactNode }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useSuspenseQuery(chatsOptions(api))
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list)
  const { items } = query.data
  return (
    <Page>
      <PageTitle>{t`WhatsApp messages`}</PageTitle>
      <div className={css.page}>
        <div>
          <Heading level={1} size="h2" focusable>
            <Trans>Messages</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>What buyers wrote to the shop's WhatsApp number, unread first.</Trans>
          </Text>
        </div>
        {inboxes}
        <OfflineBanner />
        <OutOfDate query={query} />
        {items.length === 0 ? (
          <EmptyState title={t`No WhatsApp messages`}>
            {t`When a buyer writes to the shop's WhatsApp number, it will appear here and on their order's page.`}
          </EmptyState>
        ) : (
          <ul ref={list} aria-label={t`WhatsApp messages`} className={css.list}>
            {items.map((chat) => (
              <ChatItem key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}

function ChatItem({ chat }: { chat: ChatSummary }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { id, phone, order, excerpt, author, unread, at } = chat
  const words = excerpt ?? t`Not a text`
  const number = order?.number
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/messages/whatsapp/$id" params={{ id }} className={css.link} {...rowLink}>
          <Written text={order?.guardianName ?? formatPhone(phone)} />
        </Link>
        {unread > 0 && (
          <StatusPill tone="warning">
            {t`${plural(unread, { one: '# unread', other: '# unread' })}`}
          </StatusPill>
        )}
      </div>
      <Text size="sm" lines="one">
        {author === 'buyer' ? words : t`You: ${words}`}
      </Text>
      <Text size="xs" tone="muted">
        {inOneLine([
          number !== undefined ? t`Order ${number}` : t`No order with this number`,
          order && formatPhone(phone),
          formatDateTime(at, tag),
        ])}
      </Text>
    </li>
  )
}

/** Error page if the list cannot be loaded. */
export function ChatsError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the messages`} />
}
