import { Trans, useLingui } from '@lingui/react/macro'
import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { formatMoney } from '@recadinho/i18n/money'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { monthName } from './figures.ts'
import { Sums } from './sums.tsx'
import * as css from './partner-page.css.ts'

type Account = PartnerPage['accounts'][number]

/** Commission in each currency, by state. */
export function Accounts({ accounts }: Pick<PartnerPage, 'accounts'>) {
  return (
    <Stack as="section" gap={3} aria-labelledby="commission">
      <Heading level={2} size="h4" id="commission">
        <Trans>Commission</Trans>
      </Heading>
      {accounts.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing yet. It begins with the first paid order.</Trans>
        </Text>
      )}
      {accounts.map((account) => (
        <AccountList key={account.currency} account={account} />
      ))}
    </Stack>
  )
}

function AccountList({ account: { currency, months, ...all } }: { account: Account }) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const sumsOf = (sums: Pick<Account, 'pending' | 'approved' | 'paid'>) =>
    (['pending', 'approved', 'paid'] as const).map(
      (state) =>
        [
          { pending: t`Pending`, approved: t`Approved`, paid: t`Paid` }[state],
          formatMoney({ amount: sums[state], currency }, tag),
        ] as const,
    )
  return (
    <ul className={css.list} aria-label={t`Commission in ${currency}`}>
      <li className={css.item}>
        <Text weight="semibold">
          <Trans>In all, in {currency}</Trans>
        </Text>
        <Sums sums={sumsOf(all)} />
        {all.approved < 0 && (
          <Text size="sm" tone="muted">
            <Trans>An order was refunded after you were paid. It's taken off the next payout.</Trans>
          </Text>
        )}
      </li>
      {months.map(({ month, ...sums }) => (
        <li key={month} className={css.item}>
          <Text weight="semibold">{monthName(month, tag)}</Text>
          <Sums sums={sumsOf(sums)} />
        </li>
      ))}
    </ul>
  )
}
