import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { ExternalIcon } from '@recadinho/ui/icon'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import type { Client } from '../../lib/api.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './phone-orders.css.ts'

/** The payment link of an unpaid order. */
export function PayLinkCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api } = useAdmin()
  const query = useQuery(payLink(api, order))
  const { id, guardianEmail: email } = order
  const mailing = useMutation({
    mutationFn: () => api.call('mailPayLink', { params: { id } }),
    onSuccess: () => toasts.show({ title: t`The link is on its way to ${email}` }),
  })
  const until = order.expiresAt && formatDateTime(order.expiresAt, tag)
  const { url = null, whatsapp = null } = query.data ?? {}
  return (
    <DetailCard title={t`Payment link`}>
      <Text size="sm" tone="muted">
        {until
          ? t`The buyer pays here with any method that the shop offers. The price holds until ${until}.`
          : t`The order has expired. The buyer can still pay here; a changed price is shown first.`}
      </Text>
      <ErrorCallout
        error={query.error}
        title={t`We couldn't load the link`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      <ErrorCallout error={mailing.error} title={t`The link wasn't sent`} />
      {query.isPending && <Skeleton />}
      {query.data && url === null && (
        <Text size="sm">
          <Trans>This order's links were withdrawn.</Trans>
        </Text>
      )}
      {url !== null && (
        <div className={css.buttons}>
          {whatsapp !== null && (
            <ButtonLink href={whatsapp} target="_blank" rel="noreferrer" iconEnd={<ExternalIcon size="sm" />}>
              <Trans>Send by WhatsApp</Trans>
            </ButtonLink>
          )}
          <CopyButton text={url} variant="secondary" copied={t`Copied`}>
            <Trans>Copy the link</Trans>
          </CopyButton>
          <Button variant="secondary" loading={mailing.isPending} onClick={() => mailing.mutate()}>
            <Trans>Send by email</Trans>
          </Button>
        </div>
      )}
    </DetailCard>
  )
}

/** Where an order's buyer pays; the key includes the version, because the link changes with the details. */
const payLink = (api: Client, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['orders', 'pay-link', id, version],
    queryFn: ({ signal }) => api.call('getPayLink', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
