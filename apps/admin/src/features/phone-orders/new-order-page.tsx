import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { ListPending } from '../../components/list-pending.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { PageError } from '../../components/page-error.tsx'
import { Page } from '../../components/page.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { catalogOptions, type Market } from './phone-order-queries.ts'
import { PhoneOrderForm } from './phone-order-form.tsx'
import * as css from './phone-orders.css.ts'

/** An order taken by phone. */
export function NewOrderPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { locale } = useLocale()
  const [market, setMarket] = useState<Market>({ locale })
  const query = useQuery(catalogOptions(api, market))
  // The previous catalog stays until another market's has loaded.
  const [catalog, setCatalog] = useState(query.data)
  if (query.data && query.data !== catalog) setCatalog(query.data)
  return (
    <Page>
      <PageTitle>{t`New order`}</PageTitle>
      <div className={css.page}>
        <div>
          <BackLink to="/admin/orders">
            <Trans>All orders</Trans>
          </BackLink>
          <Heading level={1} size="h2" focusable>
            <Trans>New order</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>
              For someone who calls or writes. Prices and rules are the shop's; you get a payment link to
              send.
            </Trans>
          </Text>
        </div>
        <OfflineBanner />
        <ErrorCallout
          error={query.error}
          title={t`We couldn't load the shop's offer`}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
        {catalog ? (
          <PhoneOrderForm
            catalog={catalog}
            current={query.data !== undefined}
            locale={market.locale}
            onMarket={setMarket}
          />
        ) : (
          query.isPending && <ListPending />
        )}
      </div>
    </Page>
  )
}

export function NewOrderPending() {
  return (
    <Page>
      <ListPending />
    </Page>
  )
}

export function NewOrderError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the shop's offer`} />
}
