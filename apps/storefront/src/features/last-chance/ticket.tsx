import { Trans } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { CurrencyCode } from '../../components/currency-code.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { Offer } from './enter-last-chance.ts'
import * as css from './ticket.css.ts'

/** The price before and with the code, on a ticket with the code on its stub. */
export function Ticket({ offer, packageTitle }: { offer: Offer; packageTitle: string }) {
  const tag = useLanguageTag()
  const { amounts, code, percentage } = offer
  const before = formatMoney(amounts.price, tag)
  const now = formatMoney(amounts.total, tag)
  const saved = formatMoney(amounts.discount, tag)
  return (
    <div className={css.ticket}>
      <div className={css.stub}>
        <span className={css.percent}>−{percentage}%</span>
        <span className={css.code}>{code}</span>
      </div>
      <div className={css.prices}>
        <span className={css.title}>{packageTitle}</span>
        <s className={css.before}>
          <VisuallyHidden>
            <Trans>Before:</Trans>{' '}
          </VisuallyHidden>
          {before}
        </s>
        <p className={css.line}>
          <strong className={css.now}>
            <VisuallyHidden>
              <Trans>With the code:</Trans>{' '}
            </VisuallyHidden>
            {now}
          </strong>
          <CurrencyCode currency={amounts.total.currency} />
        </p>
        <span className={css.saved}>
          <Trans>You save {saved}</Trans>
        </span>
      </div>
    </div>
  )
}
