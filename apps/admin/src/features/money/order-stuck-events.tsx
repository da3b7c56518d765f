import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Callout } from '@recadinho/ui/callout'
import { useAdmin } from '../../lib/use-admin.ts'
import { outboxOptions } from './outbox-queries.ts'
import { StuckEventActions, StuckEventFacts, StuckEventProblem } from './stuck-event.tsx'
import { useActOnOutbox } from './use-act-on-outbox.ts'

/** Messages of an order that could not be sent. */
export function OrderStuckEvents({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useQuery(outboxOptions(api, { orderId }))
  const act = useActOnOutbox(() => document.querySelector<HTMLElement>('h1')?.focus())
  if (data === undefined || data.events.length === 0) return null
  const { events } = data
  return (
    <>
      <Callout
        tone="warning"
        title={t`Some messages didn't reach the buyer`}
        action={<StuckEventActions events={events} act={act} />}
      >
        <p>
          <Trans>
            Send them again once the mail server or address is fixed, or contact the buyer another way.
          </Trans>
        </p>
        {events.map((event) => (
          <StuckEventFacts key={event.id} event={event} />
        ))}
      </Callout>
      <StuckEventProblem act={act} />
    </>
  )
}
