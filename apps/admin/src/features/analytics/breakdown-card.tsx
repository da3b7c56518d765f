import { useLingui } from '@lingui/react/macro'
import { orderParts, type SalesReport } from '@recadinho/contracts/analytics'
import { devices, otherKey, slices } from '@recadinho/contracts/filters'
import type { TrackingStats } from '@recadinho/contracts/tracking'
import { formatMoney } from '@recadinho/i18n/money'
import { Chips } from '@recadinho/ui/chips'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { countryName } from '../../lib/country-name.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { breakdowns, withChange, type Breakdown, type OverviewSearch } from './overview-search.ts'
import { breakdownLabels, noVisitLabel, withoutLabels } from './breakdown-labels.ts'
import { deviceLabels, keyWords } from './session-labels.ts'
import { breakdownRows, type BreakdownRow } from './breakdown-rows.ts'
import { ExportButton } from './export-button.tsx'
import { inFigures } from './in-figures.ts'
import { KeyLink, type KeyLinkProps } from './key-link.tsx'
import type { ListedSessions } from './sessions-link.tsx'
import * as css from './overview.css.ts'

export interface BreakdownCardProps {
  search: OverviewSearch
  onSearch: (search: OverviewSearch) => void
  stats: TrackingStats
  sales: SalesReport | undefined
  listed: ListedSessions
  /** Whether the reader may open promo codes. */
  mayEdit: boolean
}

/** Sessions and paid orders by source, page, country and other dimensions. */
export function BreakdownCard({ search, onSearch, stats, sales, listed, mayEdit }: BreakdownCardProps) {
  const { t, i18n } = useLingui()
  const { by = 'source' } = search
  const rows = breakdownRows(stats, sales, by)
  const visits = rows.some(({ sessions }) => sessions !== null)
  // Pages and referring sites aren't kept with orders.
  const orders = orderParts.some((part) => part === by)
  const label = i18n._(breakdownLabels[by])
  return (
    <DetailCard title={t`Breakdown`}>
      <Chips
        label={t`By`}
        value={by}
        onChange={(wanted) => onSearch(withChange(search, { by: wanted }))}
        options={breakdowns.map((each) => ({ value: each, label: i18n._(breakdownLabels[each]) }))}
      />
      {isUnknown(search, by) && (
        <Text size="sm" tone="muted">
          {t`Sessions of one country, campaign or affiliate are only known by source and device.`}
        </Text>
      )}
      {by === 'country' && rows.some(({ key, sessions }) => key === '' && sessions !== null) && (
        <Text size="sm" tone="muted">
          {t`The country of a visit comes from your web server, in the header that COUNTRY_HEADER names. Without it, the country is unknown. An order's country is the one it was sold in.`}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text tone="muted">{t`Nothing to show for this period and these filters.`}</Text>
      ) : (
        <Table label={t`By ${label}`}>
          <TableHead>
            <HeadCell>{label}</HeadCell>
            {visits && <HeadCell align="end">{t`Sessions`}</HeadCell>}
            {orders && <HeadCell align="end">{t`Paid orders`}</HeadCell>}
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={JSON.stringify(row.key)}>
                <RowName>
                  <RowKey {...{ by, listed, mayEdit }} value={row.key} />
                </RowName>
                {visits && (
                  <Cell align="end">
                    <Sessions row={row} />
                  </Cell>
                )}
                {orders && (
                  <Cell align="end">
                    <Orders row={row} />
                  </Cell>
                )}
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
      <ExportButton search={search} table={by} />
    </DetailCard>
  )
}

/** A row's name, linked to the list behind its figures; `other` has no list. */
function RowKey({ value, ...about }: Omit<KeyLinkProps, 'value' | 'children'> & { value: string | null }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const { by } = about
  if (value === null) return i18n._(noVisitLabel)
  if (value === '') return i18n._(withoutLabels[by])
  if (value === otherKey) return keyWords(i18n, value)
  return (
    <KeyLink {...about} value={value}>
      {by === 'country' ? (
        countryName(value, locale)
      ) : by === 'device' ? (
        i18n._(deviceLabels[devices.find((each) => each === value) ?? 'desktop'])
      ) : (
        <span className={css.key}>{value}</span>
      )}
    </KeyLink>
  )
}

/** Session count, and how many of them paid. */
function Sessions({ row: { sessions, paid } }: { row: BreakdownRow }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { count, share } = inFigures(tag)
  if (sessions === null || paid === null) return '–'
  const counted = count(paid)
  const rate = share(paid, sessions)
  return (
    <>
      {count(sessions)}
      <div className={css.less}>{t`${counted} paid (${rate})`}</div>
    </>
  )
}

/** Order count and total for each currency. */
function Orders({ row: { sales } }: { row: BreakdownRow }) {
  const { tag } = useLocale()
  const { count } = inFigures(tag)
  if (sales.length === 0) return '–'
  return sales.map(({ currency, orders, total }) => (
    <div key={currency}>
      {count(orders)}
      <div className={css.less}>{formatMoney({ amount: total, currency }, tag)}</div>
    </div>
  ))
}

const isUnknown = (search: OverviewSearch, by: Breakdown) =>
  by !== 'source' &&
  by !== 'device' &&
  by !== 'promo_code' &&
  slices.some((part) => search[part] !== undefined)
