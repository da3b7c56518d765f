import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatDateTime, formatPromise } from '@recadinho/i18n/dates'
import { formatPhone } from '@recadinho/i18n/phone'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { hoursOf, isInProgress, type OrderState } from '../../lib/orders/order-state.ts'
import { filmText, stageText } from './order-texts.ts'
import { Envelope, Phone, Recording } from './stage-pictures.tsx'
import { StageStrip, type Stage } from './stage-strip.tsx'

export interface ProgressProps {
  order: Order
  state: OrderState
}

/** §2: order received, production in progress, delivery within 24 h; updated live. */
export function Progress({ order, state }: ProgressProps) {
  const { t, i18n } = useLingui()
  const tag = useDateTag()
  const paid = isInProgress(state)
  const delivered = state === 'delivered'
  const hours = hoursOf(order)
  const phone = formatPhone(order.whatsappNumber)
  const { film } = order
  // What the shop makes by itself says more than the stage.
  const text = film ? filmText[film.state] : order.stage && stageText[order.stage]
  const stage = state === 'paused' ? t`Paused for now.` : text && i18n._(text)
  const percent = state !== 'paused' && film?.state === 'making' ? film.progress : 0
  const due = order.dueAt && state === 'making' ? formatPromise(order.dueAt, tag).when : undefined
  const sent = order.completedAt && formatDateTime(order.completedAt, tag)
  const received = formatDateTime(order.createdAt, tag)

  const stages: [Stage, Stage, Stage] = [
    {
      title: <Trans>Order received</Trans>,
      detail: paid ? (
        <Trans>Paid. Your receipt is on its way by email.</Trans>
      ) : (
        <Trans>Waiting for your payment.</Trans>
      ),
      time: received,
      picture: <Envelope />,
      state: paid ? 'done' : 'now',
    },
    {
      title: <Trans>Production in progress</Trans>,
      detail: delivered ? (
        <Trans>The video is ready.</Trans>
      ) : paid ? (
        <>
          {stage} {percent > 0 && <Trans>{percent}% is done.</Trans>}
        </>
      ) : (
        <Trans>Starts once you've paid.</Trans>
      ),
      picture: <Recording character={order.characters[0]?.picture ?? 'bramble'} />,
      state: delivered ? 'done' : paid ? 'now' : 'later',
    },
    {
      title: <Trans>Delivery within {hours} h</Trans>,
      detail: delivered ? (
        <Trans>Sent to {phone} on WhatsApp.</Trans>
      ) : (
        <>
          <Trans>To {phone} on WhatsApp.</Trans> {due && <Trans>By {due}.</Trans>}
        </>
      ),
      time: delivered && sent,
      picture: <Phone />,
      state: delivered ? 'now' : 'later',
    },
  ]
  return (
    <Card as="section" aria-labelledby="progress-title" padding="lg">
      <Stack gap={5}>
        <Heading level={2} size="h3" id="progress-title">
          <Trans>Where your video is</Trans>
        </Heading>
        <StageStrip label={t`Order progress`} stages={stages} />
        <VisuallyHidden live="polite">{paid && !delivered && stage}</VisuallyHidden>
      </Stack>
    </Card>
  )
}
