import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OutboxEvent, OutboxPage } from '@recadinho/contracts/outbox'
import { Heading, Text } from '@recadinho/ui/text'
import { LoadMore } from '../../components/load-more.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMorePages } from '../../lib/use-more-pages.ts'
import { StuckEventActions, StuckEventFacts, StuckEventProblem } from './stuck-event.tsx'
import { useActOnOutbox } from './use-act-on-outbox.ts'
import * as css from './inbox.css.ts'

/** The server's limit per call. */
const actAtOnce = 50

const focusTop = () => document.querySelector<HTMLElement>('#money')?.focus()

/** Messages and other outbox events that could not be sent, newest first. */
export function StuckEvents({ page }: { page: OutboxPage }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const more = useMorePages({
    after: page.next,
    queryKey: ['outbox', 'more'],
    read: (after, signal) => api.call('listOutbox', { query: { after }, signal }),
    nextOf: ({ next }) => next,
  })
  const events = [page, ...more.pages].flatMap((each) => each.events)
  const all = useActOnOutbox(focusTop)
  if (events.length === 0) return null
  return (
    <section aria-label={t`Messages that couldn't be sent`} className={css.part}>
      <Heading level={2} size="h4">
        <Plural value={events.length} one="# message wasn't sent" other="# messages weren't sent" />
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          We tried these many times. Send them again once the mail server or address is fixed; none is sent
          twice. If it isn't known whether one arrived, ask the buyer first.
        </Trans>
      </Text>
      {events.length > 1 && (
        <>
          <StuckEventActions events={events.slice(0, actAtOnce)} act={all} />
          <StuckEventProblem act={all} />
        </>
      )}
      <ul className={css.list}>
        {events.map((event) => (
          <StuckEventItem key={event.id} event={event} />
        ))}
      </ul>
      <LoadMore more={more} />
    </section>
  )
}

function StuckEventItem({ event }: { event: OutboxEvent }) {
  const act = useActOnOutbox(focusTop)
  const { order } = event
  return (
    <li className={css.item}>
      <div className={css.event}>
        <div className={css.text}>
          {order && (
            <>
              <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.order}>
                {order.number}
              </Link>
              {` · ${order.guardianName}`}
            </>
          )}
          <Text as="div" size="xs" tone="muted">
            <StuckEventFacts event={event} />
          </Text>
        </div>
        <StuckEventActions events={[event]} act={act} />
      </div>
      <StuckEventProblem act={act} />
    </li>
  )
}
