import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { MoneyAction, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'
import type { OutboxPage } from '@recadinho/contracts/outbox'
import { EmptyState } from '@recadinho/ui/empty-state'
import { CheckIcon } from '@recadinho/ui/icon'
import { Heading, Text } from '@recadinho/ui/text'
import { useEffect, useRef, useState } from 'react'
import { ListPending } from '../../components/list-pending.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadError, PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useListKeys } from '../../lib/use-list-keys.ts'
import { DeadEvents } from './dead-events.tsx'
import { InboxDialog } from './inbox-dialog.tsx'
import { InboxItem } from './inbox-item.tsx'
import { moneyInboxOptions } from './money-queries.ts'
import { outboxOptions } from './outbox-queries.ts'
import { useMoreItems } from './use-more-money.ts'
import { StuckEvents } from './stuck-events.tsx'
import * as css from './inbox.css.ts'

/** Money that needs a person: late, duplicate, unmatched, disputed, and gateway events that could not be processed. */
export function InboxPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const inbox = useSuspenseQuery(moneyInboxOptions(api))
  const outbox = useQuery(outboxOptions(api))
  const main = useRef<HTMLDivElement>(null)
  useListKeys(main)
  return (
    <Page>
      <PageTitle>{t`Payments`}</PageTitle>
      <div ref={main} className={css.page}>
        <div className={css.top}>
          <Heading level={1} size="h2" id="money" focusable>
            <Trans>Payments</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>What the shop couldn't settle automatically, oldest first.</Trans>
          </Text>
        </div>
        <OfflineBanner />
        <OutOfDate query={inbox} />
        {outbox.isError && !outbox.data && (
          <LoadError
            error={outbox.error}
            title={t`The messages couldn't be loaded`}
            onRetry={() => void outbox.refetch()}
          />
        )}
        {outbox.isPending ? <ListPending /> : <Inbox inbox={inbox.data} outbox={outbox.data} />}
      </div>
    </Page>
  )
}

function Inbox({ inbox, outbox }: { inbox: MoneyInbox; outbox: OutboxPage | undefined }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<{ item: MoneyInboxItem; action: MoneyAction }>()
  const [dealt, setDealt] = useState(0)
  const more = useMoreItems(inbox)
  const items = [...inbox.items, ...more.items]
  const { openItems } = inbox
  useEffect(() => {
    // The pressed button was removed with its row.
    if (dealt > 0) document.querySelector<HTMLElement>('#money')?.focus()
  }, [dealt])
  if (items.length === 0 && inbox.dead.length === 0 && outbox?.events.length === 0)
    return (
      <EmptyState
        title={t`Nothing needs your attention`}
        icon={<CheckIcon size="xl" />}
      >{t`Every payment is matched to its order. Anything that isn't will appear here.`}</EmptyState>
    )
  const done = (left: MoneyInbox) => {
    const id = open?.item.id
    setOpen(undefined)
    const known = new Set(items.map((item) => item.id))
    const refused = left.items.some((item) => item.kind === 'refund_failed' && !known.has(item.id))
    // The response has only the first page; for items of later pages, only a refund is known to take time.
    const onFirstPage = inbox.items.some((item) => item.id === id)
    const waits = onFirstPage ? left.items.some((item) => item.id === id) : open?.action === 'refund'
    if (refused) toasts.show({ title: t`The provider refused the refund`, variant: 'destructive' })
    else if (waits) toasts.show({ title: t`Refund on its way. This closes automatically once it arrives.` })
    else toasts.show({ title: t`Resolved` })
    setDealt(dealt + 1)
  }
  return (
    <>
      {items.length > 0 && (
        <section aria-label={t`Needs a decision`} className={css.part}>
          <Heading level={2} size="h4">
            <Plural value={openItems} one="# payment needs a decision" other="# payments need a decision" />
          </Heading>
          <ul className={css.list}>
            {items.map((item) => (
              <InboxItem key={item.id} item={item} onAct={(action) => setOpen({ item, action })} />
            ))}
          </ul>
          <LoadMore more={more} />
        </section>
      )}
      <DeadEvents inbox={inbox} />
      {outbox && <StuckEvents page={outbox} />}
      {open && (
        <InboxDialog
          key={`${open.item.id} ${open.action}`}
          {...open}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** Error page if the list cannot be loaded. */
export function InboxError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the payments`} />
}
