import { Plural, useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { StickyBar } from '@recadinho/ui/sticky-bar'
import { Display, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { useLanguageTag } from '../../lib/use-place.ts'
import * as css from './purchase-bar.css.ts'

export interface PurchaseBarProps {
  /** What is chosen so far; absent before a package is. */
  chosen: { price: Money; charactersCount: number } | undefined
  action: ReactNode
}

/** Price and next step, always in view. */
export function PurchaseBar({ chosen, action }: PurchaseBarProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  return (
    <StickyBar
      label={t`Price and next step`}
      start={
        chosen ? (
          <>
            <p className={css.price}>
              <Display>{formatMoney(chosen.price, tag)}</Display>
            </p>
            <Text size="xs" tone="muted">
              <Plural value={chosen.charactersCount} one="# character" other="# characters" /> ·{' '}
              {chosen.price.currency}
            </Text>
          </>
        ) : (
          <div className={css.nothing}>
            <Text size="sm" tone="muted">
              {t`Nothing chosen yet`}
            </Text>
          </div>
        )
      }
      action={action}
    />
  )
}
