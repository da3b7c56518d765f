import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { formatPhone } from '@recadinho/i18n/phone'
import { media } from '@recadinho/ui/tokens'
import { columnsOf, DataTable } from '../../components/data-table.tsx'
import { OrderStatusPill, PaymentStatusPill, StagePill } from '../../components/status-pills.tsx'
import { Written } from '../../components/written.tsx'
import { rowLink } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useMedia } from '../../lib/use-media.ts'
import { ClaimPill } from './claim-pill.tsx'
import { CorrectionPill } from './correction-pill.tsx'
import { SelectAll, SelectBox } from './order-selection.tsx'
import { TimeLeftLabel } from './time-left-label.tsx'
import * as css from './order-list.css.ts'

const column = columnsOf<AdminOrderRow>()
const columns = column.columns([
  column.display({
    id: 'select',
    header: () => <SelectAll />,
    cell: ({ row: { original } }) => <SelectBox order={original} />,
  }),
  column.display({
    id: 'number',
    header: () => <Trans>Number</Trans>,
    cell: ({ row: { original } }) => (
      <Link to="/admin/orders/$id" params={{ id: original.id }} className={css.link} {...rowLink}>
        {original.number}
      </Link>
    ),
    meta: { names: true },
  }),
  column.display({
    id: 'time',
    header: () => <Trans>Time left</Trans>,
    cell: ({ row: { original } }) => <TimeLeftLabel clock={original} />,
  }),
  column.display({
    id: 'people',
    header: () => <Trans>Child and parent</Trans>,
    cell: ({ row: { original } }) => <People order={original} />,
  }),
  column.display({
    id: 'package',
    header: () => <Trans>Package</Trans>,
    cell: ({ row: { original } }) => <PackageTitle order={original} />,
  }),
  column.display({
    id: 'status',
    header: () => <Trans>Status</Trans>,
    cell: ({ row: { original } }) => <OrderPills order={original} />,
  }),
  column.display({
    id: 'amount',
    header: () => <Trans>Amount</Trans>,
    cell: ({ row: { original } }) => <Amount order={original} />,
    meta: { align: 'end' },
  }),
  column.display({
    id: 'ordered',
    header: () => <Trans>Ordered</Trans>,
    cell: ({ row: { original } }) => <Ordered order={original} />,
    meta: { align: 'end' },
  }),
])

/** Columns shown only at desktop width. */
const desktopOnly = ['package', 'amount', 'ordered']

/** The orders as a table, from tablet width on. */
export function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { t } = useLingui()
  const roomy = useMedia(media.desktop)
  return (
    <div className={css.sheet}>
      <DataTable
        label={t`Orders, most urgent first`}
        columns={columns}
        items={orders}
        hidden={roomy ? [] : desktopOnly}
        belowHeader
      />
    </div>
  )
}

interface OfOrder {
  order: AdminOrderRow
}

function People({ order }: OfOrder) {
  const roomy = useMedia(media.desktop)
  return (
    <>
      <div className={css.names}>
        <Written text={order.childName} />
      </div>
      <div className={css.second}>
        <Written text={order.guardianName} />
        {roomy ? ' · ' : <br />}
        <span className={css.nowrap}>{formatPhone(order.whatsappNumber)}</span>
      </div>
    </>
  )
}

const PackageTitle = ({ order }: OfOrder) => order.packageTitle[useLocale().locale]

const Amount = ({ order }: OfOrder) => (
  <span className={css.nowrap}>{formatMoney(order.total, useLocale().tag)}</span>
)

const Ordered = ({ order }: OfOrder) => (
  <span className={css.nowrap}>{formatDateTime(order.createdAt, useLocale().tag)}</span>
)

/** Stage if in production, otherwise status; plus the payment status if it is unusual. */
export function OrderPills({ order }: { order: AdminOrderRow }) {
  const usual = order.status === 'pending' ? 'unpaid' : 'confirmed'
  const money = order.paymentStatus !== usual && !['expired', 'cancelled'].includes(order.status)
  return (
    <div className={css.pills}>
      {order.status === 'in_production' && order.stage ? (
        <StagePill stage={order.stage} />
      ) : (
        <OrderStatusPill status={order.status} />
      )}
      {order.unseenCorrection && <CorrectionPill />}
      {order.claim && <ClaimPill claim={order.claim} />}
      {money && <PaymentStatusPill status={order.paymentStatus} />}
    </div>
  )
}
