import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import { TonePill } from '../../components/status-pills.tsx'
import { refundStateLabels } from '../../lib/labels.ts'
import { disputeStateLabels, disputeStateTones, refundStateTones } from './money-labels.ts'

export const RefundStatePill = ({ state }: { state: RefundState }) => (
  <TonePill tone={refundStateTones[state]} label={refundStateLabels[state]} />
)

export const DisputeStatePill = ({ state }: { state: DisputeState }) => (
  <TonePill tone={disputeStateTones[state]} label={disputeStateLabels[state]} />
)
