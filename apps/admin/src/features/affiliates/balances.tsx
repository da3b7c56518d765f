import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CommissionBalance } from '@recadinho/contracts/commissions'
import { commissionStates } from '@recadinho/contracts/filters'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { commissionStateLabels } from './commission-labels.ts'
import * as css from './commissions.css.ts'

/** Each account's balance in each of its currencies; the sums link to their lines. */
export function Balances({ items, named }: { items: readonly CommissionBalance[]; named: boolean }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Balances`} className={css.list}>
      {items.map((balance) => (
        <Balance key={`${balance.affiliate.code} ${balance.currency}`} balance={balance} named={named} />
      ))}
    </ul>
  )
}

function Balance({ balance, named }: { balance: CommissionBalance; named: boolean }) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  const { affiliate, currency } = balance
  const { code, name } = affiliate
  return (
    <li className={css.balance}>
      {named && (
        <div>
          <Link to="/admin/settings/affiliates/$code" params={{ code }} className={css.link}>
            {name}
          </Link>
        </div>
      )}
      <dl className={css.sums}>
        {commissionStates.map((state) => (
          <div key={state}>
            <dt className={css.sumName}>{i18n._(commissionStateLabels[state])}</dt>
            <dd className={css.amount}>
              {balance[state] === 0 ? (
                <span className={css.nothing}>{formatMoney({ amount: 0, currency }, tag)}</span>
              ) : (
                <Link
                  to="/admin/settings/commissions"
                  search={{ affiliate: code, currency, state }}
                  className={css.link}
                >
                  {formatMoney({ amount: balance[state], currency }, tag)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {balance.approved < 0 && (
        <Text size="sm" tone="muted">
          <Trans>Refunded after it was paid. It's carried to the next payout.</Trans>
        </Text>
      )}
    </li>
  )
}
