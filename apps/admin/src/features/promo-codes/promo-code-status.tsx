import { Trans } from '@lingui/react/macro'
import type { AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import { StatusPill } from '@recadinho/ui/badge'
import { CheckIcon, ClockIcon, CloseIcon } from '@recadinho/ui/icon'
import { useServerNow } from '../../lib/server-clock.ts'

/** Whether buyers can use the code now. */
export function PromoCodeStatus({ promo }: { promo: AdminPromoCode }) {
  const now = useServerNow()
  const ended = !promo.active || (promo.endsAt !== null && Date.parse(promo.endsAt) <= now)
  if (ended)
    return (
      <StatusPill icon={<CloseIcon size="sm" />}>
        <Trans>Ended</Trans>
      </StatusPill>
    )
  if (promo.usesLimit !== null && promo.used >= promo.usesLimit)
    return (
      <StatusPill icon={<CloseIcon size="sm" />}>
        <Trans>Used up</Trans>
      </StatusPill>
    )
  if (promo.startsAt !== null && Date.parse(promo.startsAt) > now)
    return (
      <StatusPill tone="info" icon={<ClockIcon size="sm" />}>
        <Trans>Scheduled</Trans>
      </StatusPill>
    )
  return (
    <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
      <Trans>In use</Trans>
    </StatusPill>
  )
}
