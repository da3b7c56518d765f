import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderPaymentStatus } from '@recadinho/contracts/orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import { StatusPill } from '@recadinho/ui/badge'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useState, type ReactNode } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { DueTime } from '../../components/due-time.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { Page } from '../../components/page.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useLiveOrder } from '../../lib/live-orders.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { BuyerCard } from './buyer-card.tsx'
import { CharactersCard } from './characters-card.tsx'
import { ChildCard } from './child-card.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { ClaimBar } from './claim-bar.tsx'
import { MoneyCard } from './money-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { CorrectionPill } from './correction-pill.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDialogs, type OpenDialog } from './order-dialogs.tsx'
import { orderOptions } from './order-queries.ts'
import { OrderHistory } from './order-history.tsx'
import { ScriptCard } from './script-card.tsx'
import { SeenCorrectionsCard } from './seen-corrections-card.tsx'
import { UnseenCorrections } from './unseen-corrections.tsx'
import { OrderStatusPill, PaymentStatusPill, StagePill } from '../../components/status-pills.tsx'
import { VideoFeedbackCard } from './video-feedback-card.tsx'
import { TimeLeftLabel } from './time-left-label.tsx'
import { VideoCard } from './video-card.tsx'
import * as css from './order-details.css.ts'

/** What the payments section shares with the rest of the page. */
export interface MoneyActions {
  /** Opens the manual confirmation. */
  onConfirm: () => void
  /** The owner cancels the paid order, which starts with a refund. */
  cancelling: boolean
  onCancelEnd: () => void
}

export interface OrderPageProps {
  id: string
  /** The payments section, for users who may see it. */
  money?: ((order: AdminOrder, actions: MoneyActions) => ReactNode) | undefined
  /** The delivery section. */
  delivery?: ((order: AdminOrder) => ReactNode) | undefined
  /** The payment link of an unpaid order. */
  payLink?: ((order: AdminOrder) => ReactNode) | undefined
  /** The conversation with the buyer. */
  chat?: ((order: AdminOrder) => ReactNode) | undefined
}

/** One order: everything needed to make the video, and what to do next. */
export function OrderPage({ id, money, delivery, payLink, chat }: OrderPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data: order } = useSuspenseQuery(orderOptions(api, id))
  useLiveOrder(id)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [cancelling, setCancelling] = useState(false)
  return (
    <Page>
      <PageTitle>{order.number}</PageTitle>
      <OrderTop order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          <OfflineBanner />
          <ClaimBar order={order} />
          <UnseenCorrections order={order} />
          {order.onHold && (
            <Callout tone="warning" title={t`On hold`}>
              {order.onHold.reason}
            </Callout>
          )}
          <OrderActions
            order={order}
            owner={money !== undefined}
            onCancelPaid={money && (() => setCancelling(true))}
          />
          {payLink?.(order)}
          {delivery?.(order)}
          {chat?.(order)}
          {order.detailsErasedAt === null && <ScriptCard order={order} />}
          <VideoCard order={order} />
          <ChildCard order={order} />
          <CharactersCard order={order} />
          {money?.(order, {
            onConfirm: () => setDialog({ kind: 'confirm_payment', order }),
            cancelling,
            onCancelEnd: () => setCancelling(false),
          })}
        </div>
        <div className={css.column}>
          <NotesCard order={order} />
          <VideoFeedbackCard order={order} />
          <BuyerCard order={order} />
          <SeenCorrectionsCard order={order} />
          {!money && <MoneyCard order={order} />}
          <DetailCard title={t`Timeline`}>
            <OrderHistory order={order} />
          </DetailCard>
        </div>
      </div>
      <OrderDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Page>
  )
}

/** Payment statuses that the order's own status does not tell. */
const unusualMoney = new Set<OrderPaymentStatus>([
  'partially_refunded',
  'refunded',
  'disputed',
  'overpaid',
  'underpaid',
])

function OrderTop({ order }: { order: AdminOrder }) {
  const { tag } = useLocale()
  const clock = { status: order.status, dueAt: order.dueAt, onHoldSince: order.onHold?.since ?? null }
  const ordered = formatDateTime(order.createdAt, tag)
  const { takenBy } = order
  const completed = order.completedAt && formatDateTime(order.completedAt, tag)
  return (
    <div className={css.top}>
      <BackLink to="/admin/orders">
        <Trans>All orders</Trans>
      </BackLink>
      <Inline gap={3}>
        <Heading level={1} size="h2" focusable>
          {order.number}
        </Heading>
        <OrderStatusPill status={order.status} />
        {order.status === 'in_production' && order.stage && <StagePill stage={order.stage} />}
        {unusualMoney.has(order.paymentStatus) && <PaymentStatusPill status={order.paymentStatus} />}
        {order.revision > 1 && (
          <StatusPill tone="warning" icon={<ReplayIcon size="sm" />}>
            <Trans>Revision {order.revision}</Trans>
          </StatusPill>
        )}
        {order.corrections.some(({ seen }) => seen === null) && <CorrectionPill />}
        <TimeLeftLabel clock={clock} brief />
      </Inline>
      <Text size="sm" tone="muted">
        {takenBy ? (
          <Trans>
            Taken by phone by {takenBy}, {ordered}
          </Trans>
        ) : (
          <Trans>Ordered {ordered}</Trans>
        )}
        {order.dueAt && (
          <>
            {' · '}
            <DueTime dueAt={order.dueAt} onHoldSince={clock.onHoldSince} />
          </>
        )}
        {completed && (
          <>
            {' · '}
            <Trans>Completed {completed}</Trans>
          </>
        )}
      </Text>
    </div>
  )
}
