import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { useLocale } from '../../lib/use-locale.ts'
import { DetailCard } from '../../components/detail-card.tsx'
import * as css from './order-details.css.ts'

/** Who speaks, in the order in which the buyer chose them. */
export function CharactersCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <DetailCard title={t`Characters`}>
      <ol className={css.cast}>
        {order.characters.map((character) => (
          <li key={character.id} className={css.member}>
            <img
              src={`${import.meta.env.PICTURES}/${character.picture}.svg`}
              alt=""
              width="56"
              height="56"
              className={css.face}
            />
            {character.name[locale]}
          </li>
        ))}
      </ol>
    </DetailCard>
  )
}
