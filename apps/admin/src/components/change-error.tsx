import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { OrderClaim } from '@recadinho/contracts/admin-orders'
import { ApiError } from '@recadinho/contracts/client'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorMessage, isInDoubt, requestId } from '../lib/error-message.ts'

const staleCodes = new Set<string | undefined>([
  'version_conflict',
  'illegal_transition',
  'order_claimed',
  'idempotency_key_reused',
])

export interface ChangeErrorProps {
  error: unknown
  /** Label of the reload button; default: that for an order. */
  reloadLabel?: string | undefined
  /** Called after the reload. */
  onReload: () => void
}

/**
 * Why a change was refused, or that its outcome is unknown; with a reload button where that helps. A change with
 * unknown outcome is resent with the same idempotency key or version, so it never happens twice.
 */
export function ChangeError({ error, reloadLabel, onReload }: ChangeErrorProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const stale = error instanceof ApiError && staleCodes.has(error.code)
  const id = requestId(error)
  const claimant = claimedBy(error)
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    void queryClient.invalidateQueries({ queryKey: ['money'] })
    onReload()
  }
  return (
    <Callout
      tone="danger"
      announce="alert"
      title={isInDoubt(error) ? t`We don't know whether this went through` : t`Nothing was changed`}
      action={
        stale && (
          <Button size="sm" variant="secondary" onClick={reload}>
            {reloadLabel ?? t`Reload the order`}
          </Button>
        )
      }
    >
      {claimant ? t`${claimant} is working on this order now.` : i18n._(errorMessage(error))}
      {id && (
        <>
          {' '}
          <Trans>Error ID for support: {id}</Trans>
        </>
      )}
    </Callout>
  )
}

/** Who has claimed the order, if the server refused because of that. */
function claimedBy(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'order_claimed') return undefined
  const claim = error.body?.details?.['claim'] as OrderClaim | null | undefined // the details of this error code
  return claim?.by.name
}
