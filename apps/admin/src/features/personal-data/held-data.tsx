import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HeldData as Held } from '@recadinho/contracts/personal-data'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { downloadJson } from '../../lib/download.ts'
import { statusLabels } from '../../lib/labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { categoryLabels } from './labels.ts'
import * as css from './personal-data.css.ts'

export interface HeldDataProps {
  /** The search text. */
  search: string
  held: Held
  onLookAgain: () => void
}

/** The data held about a person, with export and erasure. */
export function HeldData({ search, held, onLookAgain }: HeldDataProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const [erasing, setErasing] = useState(false)
  const exporting = useMutation({
    mutationFn: () => api.call('exportPerson', { body: { search } }),
    onSuccess: (data) => downloadJson(`personal-data-${data.exportedAt.slice(0, 10)}.json`, data),
  })
  const { emails, phones, orders, categories, rows } = held
  if (rows === 0)
    return (
      <EmptyState title={t`Nothing found`}>
        {t`The shop holds nothing under this. Check the spelling, or try their email, phone or order number.`}
      </EmptyState>
    )
  const open = orders.filter((order) => order.open).map(({ number }) => number)
  const openNumbers = new Intl.ListFormat(tag).format(open)
  return (
    <DetailCard title={t`What the shop holds`}>
      <Facts>
        <Fact name={t`Email`}>{emails.join(', ') || '–'}</Fact>
        <Fact name={t`Phone`}>{phones.join(', ') || '–'}</Fact>
        {categories.map(({ category, rows: count }) => (
          <Fact key={category} name={i18n._(categoryLabels[category])}>
            {t`${plural(count, { one: '# record', other: '# records' })}`}
          </Fact>
        ))}
      </Facts>
      {orders.length > 0 && (
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={order.id} className={css.order}>
              <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link}>
                {order.number}
              </Link>
              <Text as="span" size="sm" tone="muted">
                {i18n._(statusLabels[order.status])} · {formatDateTime(order.createdAt, tag)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <Callout tone="warning" title={t`This can't be erased yet`}>
          {t`${openNumbers}: not finished. It can't be made or paid without these data. Finish it, or cancel it first.`}
        </Callout>
      )}
      <div className={css.buttons}>
        <Button variant="secondary" loading={exporting.isPending} onClick={() => exporting.mutate()}>
          <Trans>Export as a file</Trans>
        </Button>
        {open.length === 0 && (
          <Button variant="danger" onClick={() => setErasing(true)}>
            <Trans>Erase…</Trans>
          </Button>
        )}
      </div>
      <ErrorCallout error={exporting.error} title={t`The export failed`} />
      {erasing && (
        <EraseDialog
          search={search}
          held={held}
          onLookAgain={onLookAgain}
          onClose={() => setErasing(false)}
        />
      )}
    </DetailCard>
  )
}
