import { Trans, useLingui } from '@lingui/react/macro'
import { blockedCodes, type OutboxEvent } from '@recadinho/contracts/outbox'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { ReplayIcon } from '@recadinho/ui/icon'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { blockedLabels, deadReasonLabels } from '../../lib/outbox-labels.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import type { useActOnOutbox } from './use-act-on-outbox.ts'
import * as css from './inbox.css.ts'

type Act = ReturnType<typeof useActOnOutbox>

/** What the event was about, why and since when it waits, and the recipient's error code. */
export function StuckEventFacts({ event }: { event: OutboxEvent }) {
  const { t, i18n } = useLingui()
  const { locale, tag } = useLocale()
  const { label, deadReason, error, attempts, at } = event
  const blocked = blockedCodes.find((each) => each === error)
  const why =
    deadReason !== null
      ? i18n._(deadReasonLabels[deadReason])
      : blocked
        ? i18n._(blockedLabels[blocked])
        : t`Waiting`
  const code = deadReason === 'attempts_used' || deadReason === 'outcome_unknown' ? error : null
  return (
    <p>
      {inOneLine([
        label[locale],
        why,
        formatDateTime(at, tag),
        attempts > 1 && t`${attempts} attempts`,
        code,
      ])}
    </p>
  )
}

/** Actions for one or several events; events that are only waiting are retried automatically. */
export function StuckEventActions({ events, act }: { events: readonly OutboxEvent[]; act: Act }) {
  const ids = events.filter(({ deadReason }) => deadReason !== null).map(({ id }) => id)
  if (ids.length === 0) return null
  const busy = (action: string) =>
    act.isPending && act.variables.action === action && act.variables.ids.join() === ids.join()
  return (
    <div className={css.buttons}>
      <Button
        size="sm"
        variant="secondary"
        iconStart={<ReplayIcon size="sm" />}
        loading={busy('replay')}
        onClick={() => act.mutate({ action: 'replay', ids })}
        {...rowLink}
      >
        {ids.length > 1 ? <Trans>Send all again</Trans> : <Trans>Send again</Trans>}
      </Button>
      <Button
        size="sm"
        variant="plain"
        loading={busy('dismiss')}
        onClick={() => act.mutate({ action: 'dismiss', ids })}
      >
        {ids.length > 1 ? <Trans>Mark all as resolved</Trans> : <Trans>Mark as resolved</Trans>}
      </Button>
    </div>
  )
}

export function StuckEventProblem({ act: { error } }: { act: Act }) {
  const { t } = useLingui()
  return <ErrorCallout error={error} title={t`Nothing was changed`} />
}
