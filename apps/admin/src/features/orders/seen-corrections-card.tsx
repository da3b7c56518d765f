import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { DetailCard } from '../../components/detail-card.tsx'
import { CorrectionList } from './correction-list.tsx'

/** Corrections that staff have seen. */
export function SeenCorrectionsCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const seen = order.corrections.filter((correction) => correction.seen !== null)
  if (seen.length === 0) return null
  return (
    <DetailCard title={t`Corrected by the buyer`}>
      <CorrectionList corrections={seen} locale={order.locale} />
    </DetailCard>
  )
}
