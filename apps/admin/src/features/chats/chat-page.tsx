import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '@recadinho/i18n/phone'
import { Heading } from '@recadinho/ui/text'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { chatOptions } from './chat-queries.ts'
import { ChatThread } from './chat-thread.tsx'
import * as css from './chats.css.ts'

/** The chat with one phone number, and its owner. */
export function ChatPage({ id }: { id: string }) {
  const { api } = useAdmin()
  const query = useSuspenseQuery(chatOptions(api, { kind: 'chat', id }))
  const { phone, order } = query.data
  const number = order?.number
  return (
    <Page>
      <PageTitle>{formatPhone(phone)}</PageTitle>
      <div className={css.page}>
        <div>
          <Link to="/admin/messages/whatsapp" className={css.link}>
            <Trans>All WhatsApp messages</Trans>
          </Link>
          <div className={css.title}>
            <Heading level={1} size="h2" focusable>
              {formatPhone(phone)}
            </Heading>
            {order && (
              <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link}>
                <Trans>Order {number}</Trans>
              </Link>
            )}
          </div>
        </div>
        <OfflineBanner />
        <OutOfDate query={query} />
        <ChatThread chat={query.data} />
      </div>
    </Page>
  )
}
