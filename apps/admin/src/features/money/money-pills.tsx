import { useLingui } from '@lingui/react'
import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import { StatusPill } from '@recadinho/ui/badge'
import { toneIcons } from '../../components/status-pills.tsx'
import { refundStateLabels } from '../../lib/labels.ts'
import { disputeStateLabels, disputeStateTones, refundStateTones } from './money-labels.ts'

export function RefundStatePill({ state }: { state: RefundState }) {
  const { i18n } = useLingui()
  const tone = refundStateTones[state]
  const Icon = toneIcons[tone]
  return (
    <StatusPill tone={tone} icon={<Icon size="sm" />}>
      {i18n._(refundStateLabels[state])}
    </StatusPill>
  )
}

export function DisputeStatePill({ state }: { state: DisputeState }) {
  const { i18n } = useLingui()
  const tone = disputeStateTones[state]
  const Icon = toneIcons[tone]
  return (
    <StatusPill tone={tone} icon={<Icon size="sm" />}>
      {i18n._(disputeStateLabels[state])}
    </StatusPill>
  )
}
