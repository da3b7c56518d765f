import type { AttemptState } from '@recadinho/contracts/deliveries'
import { attemptLabels } from '../lib/delivery-labels.ts'
import type { Tone } from '../lib/tones.ts'
import { TonePill } from './status-pills.tsx'

const tones: Record<AttemptState, Tone> = {
  queued: 'info',
  unknown: 'warning',
  sent: 'info',
  failed: 'danger',
  delivered: 'success',
  read: 'success',
}

/** The delivery state of a message. */
export const AttemptPill = ({ state }: { state: AttemptState }) => (
  <TonePill tone={tones[state]} label={attemptLabels[state]} />
)
