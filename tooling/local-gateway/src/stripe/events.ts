import type { Call } from '../call.ts'
import type { SentEvent } from '../contract/roots.ts'
import { valid } from '../contract/valid.ts'
import { newId } from '../ids.ts'
import { API_VERSION } from './version.ts'

type EventType = SentEvent['type']
type Subject<T extends EventType> = Extract<SentEvent, { type: T }>['data']['object']

/** Records an event and queues its webhooks; call it in the transaction of the change. */
export function emit<T extends EventType>(
  call: Call,
  type: T,
  object: Subject<T>,
  previous?: Partial<Subject<T>>,
): void {
  const { clock, ledger, webhooks } = call.gateway
  const event = valid('Event', {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: clock.seconds(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: webhooks.receiversOf(type),
    request: call.request,
    type,
  } as SentEvent) // `type` and `data` are tied by Subject, which the union cannot see
  ledger.put('event', event)
  webhooks.enqueue(event)
}
