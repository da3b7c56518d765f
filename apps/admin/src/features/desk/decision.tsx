import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatPhone } from '@recadinho/i18n/phone'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CheckIcon, UndoIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { deliveryOptions } from '../deliveries/delivery-queries.ts'
import { HandButtons } from '../deliveries/hand-buttons.tsx'
import { useDeliveryAction } from '../deliveries/use-delivery-action.ts'
import { Key } from './desk-keys.tsx'
import type { Decided, useDecision } from './use-decision.ts'
import * as css from './desk.css.ts'

export interface DecisionProps extends Decided {
  decision: ReturnType<typeof useDecision>
  /** Further buttons. */
  others: ReactNode
}

/** The buttons of the decision; afterwards, how the film is sent. */
export function Decision({ order, film, making, played, decision, others }: DecisionProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { waits, mayApprove, approve, approving, undo } = decision
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(played)
  return (
    <>
      {approving.error && <ChangeError error={approving.error} onReload={() => approving.reset()} />}
      {making && waits && (
        <Callout announce="status" title={t`This film is being made again`}>
          <Trans>The order has changed. The new film appears here in a few minutes.</Trans>
        </Callout>
      )}
      {film?.state === 'ready' && <Sending order={order} undo={undo} />}
      {film === undefined && !order.film && (
        <Text tone="muted">
          <Trans>This order has no film to decide on.</Trans>
        </Text>
      )}
      <div className={css.buttons}>
        {waits && (
          <Button
            iconStart={<CheckIcon />}
            iconEnd={<Key name="A" />}
            aria-keyshortcuts="a"
            loading={approving.isPending}
            disabled={!mayApprove}
            onClick={approve}
          >
            <Trans>Approve and deliver</Trans>
          </Button>
        )}
        {others}
      </div>
      {waits && (
        <Text size="sm" tone="muted">
          <Trans>Played so far: {percent}</Trans>
        </Text>
      )}
    </>
  )
}

interface SendingProps {
  order: AdminOrder
  undo: ReturnType<typeof useDecision>['undo']
}

/** How the approved film reaches its buyer. */
function Sending({ order, undo }: SendingProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useQuery(deliveryOptions(api, order))
  const act = useDeliveryAction(order.id)
  const delivery = data?.delivery
  if (!data || !delivery) return null
  const byHand = data.actions.includes('mark_sent')
  const phone = formatPhone(data.whatsappNumber)
  const title = byHand
    ? t`Approved: now send it to ${phone}`
    : delivery.state === 'scheduled'
      ? t`Approved: it's sent in a few seconds`
      : t`Approved and on its way`
  return (
    <Callout tone={byHand ? 'warning' : 'success'} announce="status" title={title}>
      <div className={css.buttons}>
        <HandButtons {...data} act={act} size="sm" />
        {(byHand || delivery.state === 'scheduled') && (
          <Button
            size="sm"
            variant="secondary"
            iconStart={<UndoIcon size="sm" />}
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            <Trans>Undo the approval</Trans>
          </Button>
        )}
      </div>
    </Callout>
  )
}
