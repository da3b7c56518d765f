import { Trans } from '@lingui/react/macro'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { formatDateTime, formatPromise } from '@recadinho/i18n/dates'
import { Badge } from '@recadinho/ui/badge'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { DeliveryPill } from './delivery-pill.tsx'
import * as css from './deliveries.css.ts'

/** The state of a delivery, and whether the promise was kept. */
export function DeliveryStanding({ delivery }: { delivery: NonNullable<OrderDelivery['delivery']> }) {
  const { tag } = useLocale()
  const { state, deliverAt, timeZone, deliveredAt, promiseKept } = delivery
  const sent = deliveredAt === null ? null : formatDateTime(deliveredAt, tag)
  return (
    <div className={css.state}>
      <DeliveryPill state={state} />
      {promiseKept !== null && (
        <Badge tone={promiseKept ? 'success' : 'danger'}>
          {promiseKept ? <Trans>On time</Trans> : <Trans>Late</Trans>}
        </Badge>
      )}
      <Text size="sm" tone="muted">
        {sent !== null && <Trans>Sent {sent}</Trans>}
        {sent === null && state === 'scheduled' && timeZone !== null && (
          <Moment at={deliverAt} timeZone={timeZone} />
        )}
      </Text>
    </div>
  )
}

/** A time in the buyer's zone and in the user's. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  const { tag } = useLocale()
  const { when, zone } = formatPromise(new Date(at), tag, timeZone)
  const here = formatDateTime(at, tag)
  return (
    <Trans>
      {when} ({zone}); {here} on your clock
    </Trans>
  )
}
