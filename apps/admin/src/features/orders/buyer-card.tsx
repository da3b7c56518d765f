import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatPhone } from '@recadinho/i18n/phone'
import { DetailCard } from '../../components/detail-card.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { Written } from '../../components/written.tsx'

/** The buyer and where the video is sent. */
export function BuyerCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  return (
    <DetailCard title={t`Buyer`}>
      <Facts>
        <Fact name={t`Name`}>
          <Written text={order.guardianName} />
        </Fact>
        <Fact name={t`WhatsApp`}>
          <a href={`https://wa.me/${order.whatsappNumber}`} target="_blank" rel="noreferrer">
            {formatPhone(order.whatsappNumber)}
          </a>
        </Fact>
        <Fact name={t`Email`}>
          <a href={`mailto:${order.guardianEmail}`}>
            <Written text={order.guardianEmail} />
          </a>
        </Fact>
        {order.country && <Fact name={t`Country`}>{order.country}</Fact>}
      </Facts>
    </DetailCard>
  )
}
