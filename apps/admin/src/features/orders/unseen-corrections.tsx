import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useOnline } from '@recadinho/ui/online'
import { ChangeError } from '../../components/change-error.tsx'
import { toasts } from '../../lib/toasts.ts'
import { CorrectionList } from './correction-list.tsx'
import { useOrderChange } from './use-order-change.ts'

/** The buyer's corrections until a staff member has seen them: work may have started with the old values. */
export function UnseenCorrections({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const online = useOnline()
  const { mutate, error, isPending, reset } = useOrderChange(order.id)
  const unseen = order.corrections.filter(({ seen }) => seen === null)
  const [newest] = unseen
  if (!newest) return null
  const see = () =>
    mutate(
      (api) =>
        api.call('seeCorrections', { params: { id: order.id }, body: { upTo: newest.detailsVersion } }),
      { onSuccess: () => toasts.show({ title: t`Correction marked as seen` }) },
    )
  return (
    <>
      {error && <ChangeError error={error} onReload={reset} />}
      <Callout
        tone="warning"
        announce="status"
        title={t`The buyer corrected this order`}
        action={
          <Button size="sm" variant="secondary" loading={isPending} disabled={!online} onClick={see}>
            <Trans>Mark as seen</Trans>
          </Button>
        }
      >
        <CorrectionList corrections={unseen} locale={order.locale} />
      </Callout>
    </>
  )
}
