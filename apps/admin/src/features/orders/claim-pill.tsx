import { useLingui } from '@lingui/react/macro'
import type { OrderClaim } from '@recadinho/contracts/admin-orders'
import { StatusPill } from '@recadinho/ui/badge'
import { PersonIcon } from '@recadinho/ui/icon'
import { useServerNow } from '../../lib/server-clock.ts'
import { formatDuration } from '../../lib/time-left.ts'

/** Who has claimed an order and for how long; nothing after it expires. */
export function ClaimPill({ claim }: { claim: OrderClaim }) {
  const { t } = useLingui()
  const left = Date.parse(claim.until) - useServerNow()
  if (left <= 0) return null
  const duration = formatDuration(left)
  const { name } = claim.by
  return (
    <StatusPill tone={claim.mine ? 'success' : 'neutral'} icon={<PersonIcon size="sm" />}>
      {claim.mine ? t`You, ${duration}` : t`${name}, ${duration}`}
    </StatusPill>
  )
}
