import { Trans, useLingui } from '@lingui/react/macro'
import { cleanLine } from '@recadinho/contracts/one-line'
import { likenessOf, type Likeness } from '@recadinho/contracts/likeness'
import { LikenessChoices } from '@recadinho/likeness/parts'
import { firstNameOf } from '@recadinho/stage/first-name'
import { use, useState } from 'react'
import { textsOf } from '../../lib/i18n.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import * as css from './likeness.css.ts'

export interface LikenessFieldProps {
  childName: string
  childAge: string
  value: Likeness | null
  onChange: (likeness: Likeness | null) => void
}

/** The child as a drawing in its film: optional, and folded until it is wanted. */
export default function LikenessField({ childName, childAge, value, onChange }: LikenessFieldProps) {
  use(textsOf(useShop().i18n, 'likeness'))
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const [opened, setOpened] = useState(false)
  const name = firstNameOf({ childName: cleanLine(childName), otherChildren: [], locale })
  return (
    <details
      className={css.fold}
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary className={css.title}>
        {name ? t`Draw ${name} into the video` : t`Draw your child into the video`}{' '}
        <span className={css.optional}>
          <Trans>optional</Trans>
        </span>
      </summary>
      {opened && (
        <div className={css.choices}>
          <LikenessChoices
            value={likenessOf(value)}
            age={/^\d{1,3}$/.test(childAge.trim()) ? Number(childAge) : null}
            onChange={onChange}
            say={(text) => i18n._(text)}
          />
        </div>
      )}
    </details>
  )
}
