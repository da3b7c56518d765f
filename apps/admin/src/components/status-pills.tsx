import { useLingui } from '@lingui/react'
import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'
import { StatusPill } from '@recadinho/ui/badge'
import {
  CheckIcon,
  CloseIcon,
  ClockIcon,
  EditIcon,
  ErrorIcon,
  FilmIcon,
  HourglassIcon,
  ListIcon,
  MicrophoneIcon,
  SearchIcon,
  type Icon,
} from '@recadinho/ui/icon'
import { paymentStateLabels, paymentStatusLabels, stageLabels, statusLabels } from '../lib/labels.ts'
import { paymentStateTones, paymentStatusTones, statusTones, type Tone } from '../lib/tones.ts'

const statusIcons: Record<OrderStatus, Icon> = {
  pending: HourglassIcon,
  in_production: FilmIcon,
  completed: CheckIcon,
  expired: ClockIcon,
  cancelled: CloseIcon,
}

export const stageIcons: Record<ProductionStage, Icon> = {
  queued: ListIcon,
  scripting: EditIcon,
  recording: MicrophoneIcon,
  review: SearchIcon,
  ready: CheckIcon,
}

export const toneIcons: Record<Tone, Icon> = {
  neutral: ClockIcon,
  info: FilmIcon,
  success: CheckIcon,
  warning: HourglassIcon,
  danger: ErrorIcon,
}

export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  const Icon = statusIcons[status]
  return (
    <StatusPill tone={statusTones[status]} icon={<Icon size="sm" />}>
      {i18n._(statusLabels[status])}
    </StatusPill>
  )
}

export function StagePill({ stage }: { stage: ProductionStage }) {
  const { i18n } = useLingui()
  const Icon = stageIcons[stage]
  return (
    <StatusPill tone={stage === 'ready' ? 'success' : 'info'} icon={<Icon size="sm" />}>
      {i18n._(stageLabels[stage])}
    </StatusPill>
  )
}

export function PaymentStatusPill({ status }: { status: OrderPaymentStatus }) {
  const { i18n } = useLingui()
  const tone = paymentStatusTones[status]
  const Icon = toneIcons[tone]
  return (
    <StatusPill tone={tone} icon={<Icon size="sm" />}>
      {i18n._(paymentStatusLabels[status])}
    </StatusPill>
  )
}

export function PaymentStatePill({ state }: { state: PaymentState }) {
  const { i18n } = useLingui()
  const tone = paymentStateTones[state]
  const Icon = toneIcons[tone]
  return (
    <StatusPill tone={tone} icon={<Icon size="sm" />}>
      {i18n._(paymentStateLabels[state])}
    </StatusPill>
  )
}
