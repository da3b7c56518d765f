import { Trans, useLingui } from '@lingui/react/macro'
import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { conversionOf, monthName, totalsOf } from './figures.ts'
import { Sums } from './sums.tsx'
import * as css from './partner-page.css.ts'

const unknown = '–'

/** Clicks and paid orders, in total and by month. */
export function Months({ months }: Pick<PartnerPage, 'months'>) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const count = (value: number | null) => (value === null ? unknown : value.toLocaleString(tag))
  const { orders, counted } = totalsOf(months)
  const names = [t`Clicks`, t`Paid orders`, t`Conversion`] as const
  const sumsOf = (counts: { clicks: number | null; orders: number }) =>
    [
      [names[0], count(counts.clicks)],
      [names[1], count(counts.orders)],
      [names[2], conversionOf(counts, tag) ?? unknown],
    ] as const
  return (
    <Stack as="section" gap={3} aria-labelledby="clicks-and-orders">
      <Heading level={2} size="h4" id="clicks-and-orders">
        <Trans>Clicks and orders</Trans>
      </Heading>
      <ul className={css.list}>
        <li className={css.item}>
          <Text weight="semibold">
            <Trans>In all</Trans>
          </Text>
          <Sums
            sums={[
              [names[0], count(counted.clicks)],
              [names[1], count(orders)],
              [names[2], conversionOf(counted, tag) ?? unknown],
            ]}
          />
        </li>
        {months.map(({ month, ...counts }) => (
          <li key={month} className={css.item}>
            <Text weight="semibold">{monthName(month, tag)}</Text>
            <Sums sums={sumsOf(counts)} />
          </li>
        ))}
      </ul>
      {months.some(({ clicks }) => clicks === null) && (
        <Text size="sm" tone="muted">
          <Trans>We keep clicks for a limited time. Months from before that show only orders.</Trans>
        </Text>
      )}
    </Stack>
  )
}
