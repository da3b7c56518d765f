import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder, OrderClaim } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { PersonIcon } from '@recadinho/ui/icon'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { Written } from '../../components/written.tsx'
import { usePageAction } from '../../lib/page-actions.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { toasts } from '../../lib/toasts.ts'
import { TakeOverDialog } from './take-over-dialog.tsx'
import { formatDuration } from '../../lib/time-left.ts'
import { useKeepClaim } from './use-keep-claim.ts'
import { useOrderChange } from './use-order-change.ts'
import * as css from './claim.css.ts'

/** The order's claim, so that two people do not make the same video. It expires automatically. */
export function ClaimBar({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { mutate, error, isPending, reset } = useOrderChange(order.id)
  const [takenFrom, setTakenFrom] = useState<OrderClaim['by']>()
  const params = { id: order.id }
  useKeepClaim(order)

  const may = (action: AdminOrder['actions'][number]) => order.actions.includes(action)
  const claim = () =>
    mutate((api) => api.call('claimOrder', { params, body: {} }), {
      onSuccess: () => toasts.show({ title: t`You're on this order now` }),
    })
  const release = () =>
    mutate((api) => api.call('releaseClaim', { params }), {
      onSuccess: () => toasts.show({ title: t`You're no longer on this order` }),
    })
  usePageAction(t`I'm on it`, claim, may('claim'))
  usePageAction(t`Release`, release, may('release_claim'))
  if (!may('claim') && !may('take_over') && !may('release_claim')) return null

  return (
    <>
      {error && <ChangeError error={error} onReload={reset} />}
      <section id="claim" aria-label={t`Who's working on it`} className={css.bar}>
        <p className={css.who}>
          <PersonIcon size="sm" />
          <span>
            <Who claim={order.claim} />
          </span>
        </p>
        {may('claim') && (
          <Button size="sm" loading={isPending} onClick={claim}>
            <Trans>I'm on it</Trans>
          </Button>
        )}
        {may('release_claim') && (
          <Button size="sm" variant="secondary" loading={isPending} onClick={release}>
            <Trans>Release</Trans>
          </Button>
        )}
        {may('take_over') && (
          <Button size="sm" variant="secondary" onClick={() => setTakenFrom(order.claim?.by)}>
            <Trans>Take over…</Trans>
          </Button>
        )}
      </section>
      {takenFrom && (
        <TakeOverDialog orderId={order.id} from={takenFrom} onClose={() => setTakenFrom(undefined)} />
      )}
    </>
  )
}

function Who({ claim }: { claim: OrderClaim | null }) {
  const now = useServerNow()
  const left = claim ? Date.parse(claim.until) - now : 0
  if (!claim || left <= 0) return <Trans>Nobody is working on this order.</Trans>
  const duration = formatDuration(left)
  if (claim.mine) return <Trans>You're on it for another {duration}.</Trans>
  return (
    <Trans>
      <Written text={claim.by.name} /> is on it for another {duration}.
    </Trans>
  )
}
