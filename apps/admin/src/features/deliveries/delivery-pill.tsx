import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryState } from '@recadinho/contracts/deliveries'
import { TonePill } from '../../components/status-pills.tsx'
import type { Tone } from '../../lib/tones.ts'

const states: Record<DeliveryState, [Tone, MessageDescriptor]> = {
  scheduled: ['info', msg`Scheduled`],
  to_send: ['warning', msg`To send manually`],
  waiting: ['info', msg`Waiting for confirmation`],
  delivered: ['success', msg({ context: 'message', message: 'Delivered' })],
  not_reached: ['danger', msg`Buyer not reached`],
  resolved: ['neutral', msg`Dealt with`],
  cancelled: ['neutral', msg`Canceled`],
}

export function DeliveryPill({ state }: { state: DeliveryState }) {
  const [tone, label] = states[state]
  return <TonePill tone={tone} label={label} />
}
