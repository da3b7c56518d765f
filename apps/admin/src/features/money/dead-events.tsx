import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GatewayEventRow, MoneyInbox } from '@recadinho/contracts/money'
import { Button } from '@recadinho/ui/button'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Heading, Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { GatewayEvent } from './gateway-event.tsx'
import { eventOutcome } from './money-labels.ts'
import { useMoreDeadEvents } from './use-more-money.ts'
import * as css from './inbox.css.ts'

/** Gateway events that could not be processed; each can be replayed. */
export function DeadEvents({ inbox }: { inbox: MoneyInbox }) {
  const { t } = useLingui()
  const more = useMoreDeadEvents(inbox)
  const events = [...inbox.dead, ...more.events]
  if (events.length === 0) return null
  return (
    <section aria-label={t`Failed provider notifications`} className={css.part}>
      <Heading level={2} size="h4">
        <Plural
          value={inbox.deadEvents}
          one="# provider notification failed"
          other="# provider notifications failed"
        />
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          We tried these many times. Retry them once the cause is fixed; nothing is counted twice.
        </Trans>
      </Text>
      <ul className={css.list}>
        {events.map((event) => (
          <DeadEvent key={event.id} event={event} />
        ))}
      </ul>
      <LoadMore more={more} />
    </section>
  )
}

function DeadEvent({ event }: { event: GatewayEventRow }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const replay = useMutation({
    mutationFn: () => api.call('replayGatewayEvent', { params: { id: event.id } }),
    onSuccess({ event: { outcome } }) {
      const result = eventOutcome(i18n, outcome)
      toasts.show({
        title: outcome === null ? t`It failed again. We'll keep trying.` : t`Retried: ${result}`,
      })
      void queryClient.invalidateQueries({ queryKey: ['money'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      document.querySelector<HTMLElement>('#money')?.focus()
    },
  })
  return (
    <li className={css.item}>
      <div className={css.event}>
        <div className={css.text}>
          <GatewayEvent event={event} named />
        </div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={<ReplayIcon size="sm" />}
          loading={replay.isPending}
          onClick={() => replay.mutate()}
          {...rowLink}
        >
          <Trans>Retry</Trans>
        </Button>
      </div>
      <ErrorCallout error={replay.error} title={t`The retry didn't work`} />
    </li>
  )
}
