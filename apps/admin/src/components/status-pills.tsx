import type { MessageDescriptor } from '@lingui/core'
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

const toneIcons: Record<Tone, Icon> = {
  neutral: ClockIcon,
  info: FilmIcon,
  success: CheckIcon,
  warning: HourglassIcon,
  danger: ErrorIcon,
}

export interface TonePillProps {
  tone: Tone
  label: MessageDescriptor
  /** Default: the tone's own icon. */
  icon?: Icon
}

export function TonePill({ tone, label, icon: Icon = toneIcons[tone] }: TonePillProps) {
  const { i18n } = useLingui()
  return (
    <StatusPill tone={tone} icon={<Icon size="sm" />}>
      {i18n._(label)}
    </StatusPill>
  )
}

export const OrderStatusPill = ({ status }: { status: OrderStatus }) => (
  <TonePill tone={statusTones[status]} label={statusLabels[status]} icon={statusIcons[status]} />
)

export const StagePill = ({ stage }: { stage: ProductionStage }) => (
  <TonePill
    tone={stage === 'ready' ? 'success' : 'info'}
    label={stageLabels[stage]}
    icon={stageIcons[stage]}
  />
)

export const PaymentStatusPill = ({ status }: { status: OrderPaymentStatus }) => (
  <TonePill tone={paymentStatusTones[status]} label={paymentStatusLabels[status]} />
)

export const PaymentStatePill = ({ state }: { state: PaymentState }) => (
  <TonePill tone={paymentStateTones[state]} label={paymentStateLabels[state]} />
)
