import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { formatPhone } from '@recadinho/i18n/phone'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import { media } from '@recadinho/ui/tokens'
import { useLocale } from '../../lib/use-locale.ts'
import { Written } from '../../components/written.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { OrderStatusPill, PaymentStatusPill, StagePill } from '../../components/status-pills.tsx'
import { TimeLeftLabel } from './time-left-label.tsx'
import { rowLink } from '../../lib/use-list-keys.ts'
import * as css from './order-list.css.ts'

/** The orders from the tablet on; the less telling columns wait for a desktop. */
export function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { t } = useLingui()
  const roomy = useMedia(media.desktop)
  return (
    <div className={css.sheet}>
      <Table below="header" label={t`Orders, most urgent first`}>
        <TableHead>
          <HeadCell>
            <Trans>Number</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Time left</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Child and parent</Trans>
          </HeadCell>
          {roomy && (
            <HeadCell>
              <Trans>Package</Trans>
            </HeadCell>
          )}
          <HeadCell>
            <Trans>Status</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Amount</Trans>
          </HeadCell>
          {roomy && (
            <HeadCell align="end">
              <Trans>Ordered</Trans>
            </HeadCell>
          )}
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderTableRow key={order.id} order={order} roomy={roomy} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function OrderTableRow({ order, roomy }: { order: AdminOrderRow; roomy: boolean }) {
  const { locale, tag } = useLocale()
  return (
    <Row>
      <RowName>
        <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link} {...rowLink}>
          {order.number}
        </Link>
      </RowName>
      <Cell>
        <TimeLeftLabel clock={order} />
      </Cell>
      <Cell>
        <div className={css.names}>
          <Written text={order.childName} />
        </div>
        <div className={css.second}>
          <Written text={order.guardianName} />
          {roomy ? ' · ' : <br />}
          <span className={css.nowrap}>{formatPhone(order.whatsappNumber)}</span>
        </div>
      </Cell>
      {roomy && <Cell>{order.packageTitle[locale]}</Cell>}
      <Cell>
        <OrderPills order={order} />
      </Cell>
      <Cell align="end">
        <span className={css.nowrap}>{formatMoney(order.total, tag)}</span>
      </Cell>
      {roomy && (
        <Cell align="end">
          <span className={css.nowrap}>{formatDateTime(order.createdAt, tag)}</span>
        </Cell>
      )}
    </Row>
  )
}

/** Where an order stands: its stage while it is in production, else its status; and its money where that needs a look. */
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
      {money && <PaymentStatusPill status={order.paymentStatus} />}
    </div>
  )
}
