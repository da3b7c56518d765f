import { Plural, useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { StickyBar } from '@recadinho/ui/sticky-bar'
import { Display, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { currencyCode } from '../../lib/market/currency-symbol.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './purchase-bar.css.ts'

export interface PurchaseBarProps {
  /** The selection so far; absent before a package is selected. */
  selected: { price: Money; charactersCount: number } | undefined
  action: ReactNode
}

/** Price and next step, always visible. */
export function PurchaseBar({ selected, action }: PurchaseBarProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const code = selected && currencyCode(selected.price.currency, tag)
  return (
    <StickyBar
      label={t`Price and next step`}
      start={
        selected ? (
          <>
            <p className={css.price}>
              <Display>{formatMoney(selected.price, tag)}</Display>
            </p>
            <Text size="xs" tone="muted">
              <Plural value={selected.charactersCount} one="# character" other="# characters" />
              {code && ` · ${code}`}
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
