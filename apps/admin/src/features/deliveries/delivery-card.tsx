import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { Button } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { problemLabels } from '../../lib/delivery-labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { AttemptList } from './attempt-list.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { deliveryOptions } from './delivery-queries.ts'
import { DeliveryStanding } from './delivery-standing.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { NumberDialog } from './number-dialog.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useDeliveryAction } from './use-delivery-action.ts'
import * as css from './deliveries.css.ts'

/** How the video reaches the buyer: one button, then live states. */
export function DeliveryCard({ order }: { order: Pick<AdminOrder, 'id' | 'number' | 'version'> }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useQuery(deliveryOptions(api, order))
  return (
    <DetailCard id="delivery" title={t`Delivery`}>
      <ErrorCallout
        error={query.error}
        title={query.data ? t`This may be out of date` : t`We couldn't load the delivery`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      {query.isPending && <Skeleton />}
      {query.data && <Delivery orderId={order.id} number={order.number} read={query.data} />}
    </DetailCard>
  )
}

type Open = { kind: 'deliver' | 'resolve' | 'number'; read: OrderDelivery }

function Delivery({ orderId, number, read }: { orderId: string; number: string; read: OrderDelivery }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<Open>()
  const act = useDeliveryAction(orderId)
  const { delivery, actions, problem, link, version } = read
  const may = (action: OrderDelivery['actions'][number]) => actions.includes(action)
  const show = (kind: Open['kind']) => setOpen({ kind, read })
  const close = () => setOpen(undefined)
  const again = delivery !== null && delivery.attempts.length > 0
  return (
    <>
      {delivery && <DeliveryStanding delivery={delivery} />}
      {problem !== null && delivery?.state !== 'delivered' && (
        <Text size="sm" tone="muted">
          {i18n._(problemLabels[problem])}
        </Text>
      )}
      {delivery && <AttemptList attempts={delivery.attempts} />}
      {act.error && <ChangeError error={act.error} onReload={act.reset} />}
      <div className={css.buttons}>
        <HandButtons
          handLink={read.handLink}
          smsLink={read.smsLink}
          actions={actions}
          version={version}
          act={act}
        />
        {may('send_now') && (
          <Button loading={act.isPending} onClick={() => act.mutate({ version, action: 'send_now' })}>
            <Trans>Send it now</Trans>
          </Button>
        )}
        {may('deliver') && (
          <Button
            variant={again || may('send_now') ? 'secondary' : 'primary'}
            onClick={() => show('deliver')}
          >
            {again ? t`Send again…` : may('send_now') ? t`Change…` : t`Deliver the video…`}
          </Button>
        )}
        {may('cancel') && (
          <Button
            variant="secondary"
            loading={act.isPending}
            onClick={() => act.mutate({ version, action: 'cancel' })}
          >
            <Trans>Cancel the schedule</Trans>
          </Button>
        )}
        {may('resolve') && (
          <Button variant="secondary" onClick={() => show('resolve')}>
            <Trans>Mark as dealt with…</Trans>
          </Button>
        )}
        {may('correct_number') && (
          <Button variant="secondary" onClick={() => show('number')}>
            <Trans>Correct the number…</Trans>
          </Button>
        )}
        {link !== null && (
          <CopyButton text={link} variant="secondary" copied={t`Copied`}>
            <Trans>Copy the link</Trans>
          </CopyButton>
        )}
      </div>
      {open?.kind === 'deliver' && <DeliverDialog orderId={orderId} read={open.read} onClose={close} />}
      {open?.kind === 'resolve' && (
        <ResolveDialog orderId={orderId} version={open.read.version} onClose={close} />
      )}
      {open?.kind === 'number' && (
        <NumberDialog orderId={orderId} number={number} read={open.read} onClose={close} />
      )}
    </>
  )
}
