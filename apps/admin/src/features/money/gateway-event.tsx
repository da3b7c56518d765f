import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { GatewayEventRow } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Loading } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { gatewayName } from '../../lib/labels.ts'
import { Fold } from './fold.tsx'
import { eventOutcome } from './money-labels.ts'
import { gatewayEventOptions } from './money-queries.ts'
import * as css from './money.css.ts'

export interface GatewayEventProps {
  event: GatewayEventRow
  /** Shows the gateway's name, for lists with several gateways. */
  named?: boolean
}

/** A gateway event with its collapsible body. */
export function GatewayEvent({ event, named = false }: GatewayEventProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { id, gateway, eventId, type, receivedAt, outcome, tries, error } = event
  const facts = [
    named && gatewayName(i18n, gateway),
    formatDateTime(receivedAt, tag),
    eventOutcome(i18n, outcome),
    tries > 1 && t`${tries} attempts`,
    error,
    eventId,
  ]
  return (
    <div className={css.event}>
      <Text size="sm" mono>
        {type}
      </Text>
      <Text size="xs" tone="muted">
        {inOneLine(facts)}
      </Text>
      <Fold title={t`What was sent`}>
        <EventBody id={id} />
      </Fold>
    </div>
  )
}

/** Fetched on opening, because most events never are opened. */
function EventBody({ id }: { id: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useQuery(gatewayEventOptions(api, id))
  if (query.isPending) return <Loading label={t`Loading…`} />
  if (query.isError)
    return (
      <ErrorCallout
        error={query.error}
        title={t`We couldn't load this`}
        onRetry={() => void query.refetch()}
      />
    )
  const { body } = query.data
  if (body === null)
    return (
      <Text size="sm" tone="muted">
        <Trans>The content wasn't saved.</Trans>
      </Text>
    )
  return <pre className={css.body}>{body}</pre>
}
