import { useLingui } from '@lingui/react/macro'
import { liveMinutes } from '@recadinho/contracts/tracked-sessions'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { Written } from '../../components/written.tsx'
import { countryName } from '../../lib/country-name.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { liveOptions } from './live-queries.ts'
import { LiveCounts } from './live-counts.tsx'
import { keyWords } from './session-labels.ts'
import { OrderList } from './session-orders.tsx'
import * as css from './session-page.css.ts'

/** Current visitors, and the latest orders. */
export function LivePage({ role }: { role: StaffRole }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { locale, tag } = useLocale()
  const live = useSuspenseQuery(liveOptions(api))
  const { visitors, pages, countries, orders } = live.data
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(live.dataUpdatedAt)
  return (
    <div className={css.page}>
      <OutOfDate query={live} />
      <DetailCard title={t`On the shop now`}>
        <Figures>
          <Figure name={t`Visitors`} value={new Intl.NumberFormat(tag).format(visitors)} />
        </Figures>
        <Text size="sm" tone="muted">
          {t`Active in the last ${liveMinutes} minutes, as of ${time}.`}
          {visitors === 0 && ` ${t`Nobody is on the shop right now.`}`}
        </Text>
      </DetailCard>
      <div className={css.columns}>
        <div className={css.column}>
          {visitors > 0 && (
            <>
              <DetailCard title={t`By page`}>
                <LiveCounts
                  label={t`Visitors by page`}
                  name={t`Page`}
                  rows={pages.map(({ path, visitors: count }) => ({
                    key: path ?? '',
                    name: path === null ? t`No page` : <Written text={keyWords(i18n, path)} />,
                    count,
                  }))}
                />
              </DetailCard>
              <DetailCard title={t`By country`}>
                <LiveCounts
                  label={t`Visitors by country`}
                  name={t`Country`}
                  rows={countries.map(({ country, visitors: count }) => ({
                    key: country ?? '',
                    name: country === null ? t`Unknown` : countryName(country, locale),
                    count,
                  }))}
                />
              </DetailCard>
            </>
          )}
        </div>
        <DetailCard title={t`Last orders`}>
          {orders.length === 0 ? (
            <Text tone="muted">{t`No orders yet.`}</Text>
          ) : (
            <OrderList orders={orders} role={role} />
          )}
        </DetailCard>
      </div>
    </div>
  )
}

/** Shown when the visitors could not be loaded. */
export function LiveError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load who is on the shop`} />
}
