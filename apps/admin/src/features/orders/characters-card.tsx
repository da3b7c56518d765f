import { useLingui } from '@lingui/react/macro'
import type { AdminOrder, OrderedCharacter } from '@recadinho/contracts/admin-orders'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { greetingLabels } from '../../lib/character-labels.ts'
import { faceUrl } from '../../lib/face-url.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './order-details.css.ts'

/** The characters and how they speak, in the buyer's order. */
export function CharactersCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  return (
    <DetailCard title={t`Characters`}>
      <ol className={css.cast}>
        {order.characters.map((character) => (
          <Member key={character.id} character={character} />
        ))}
      </ol>
    </DetailCard>
  )
}

function Member({ character }: { character: OrderedCharacter }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { picture, name, greetingStyle, description, rightsNote } = character
  const mood = greetingStyle && i18n._(greetingLabels[greetingStyle])
  return (
    <li className={css.member}>
      <img src={faceUrl(picture)} alt="" width="56" height="56" className={css.face} />
      <div>
        <Text weight="semibold">{name[locale]}</Text>
        {mood && <Text size="sm">{t`Speaks: ${mood}`}</Text>}
        {description && (
          <Text size="sm" tone="muted">
            {description[locale]}
          </Text>
        )}
        {rightsNote !== '' && <Text size="sm" tone="muted">{t`Rights: ${rightsNote}`}</Text>}
      </div>
    </li>
  )
}
