import type { Fault } from '../faults.ts'
import { type Gateway, noteOf, settings } from '../gateway.ts'
import type { Settings } from '../records.ts'
import { idOf } from '../stripe/stored.ts'

/** A payment intent in `GET /control/state`. */
export interface PaymentRow {
  id: string
  amount: number
  currency: string
  status: string
  waitsFor: string | null
  error: string | null
  /** Whether its PIX code has expired, so that money can only arrive late. */
  pixEnded: boolean
  session: string | null
  refunded: number
  /** The status of its dispute, or null. */
  dispute: string | null
  metadata: Record<string, string>
}

export interface DeliveryRow {
  event: string
  type: string | null
  state: string
  forged: boolean
  attempts: number
  outcome: string | null
}

/** The gateway's current state: newest first, up to fifty of each. */
export interface ControlState {
  url: string
  now: string
  settings: Settings
  faults: Fault[]
  paymentIntents: PaymentRow[]
  deliveries: DeliveryRow[]
}

const SHOWN = 50

export function controlState({ clock, faults, ledger, url }: Gateway): ControlState {
  return {
    url,
    now: new Date(clock.now()).toISOString(),
    settings: settings(ledger),
    faults: faults.pending(),
    paymentIntents: latest(ledger.list('payment_intent')).map((intent) => {
      const { pixMethod, session } = noteOf(ledger, intent.id)
      return {
        id: intent.id,
        amount: intent.amount,
        currency: intent.currency,
        status: intent.status,
        waitsFor: intent.next_action?.type ?? null,
        error: intent.last_payment_error?.code ?? null,
        pixEnded: intent.status === 'requires_payment_method' && pixMethod !== undefined,
        session: session ?? null,
        refunded: ledger.get('charge', idOf(intent.latest_charge))?.amount_refunded ?? 0,
        dispute: ledger.list('dispute').findLast((each) => each.payment_intent === intent.id)?.status ?? null,
        metadata: intent.metadata,
      }
    }),
    deliveries: latest(ledger.list('delivery')).map(({ event, state, forged, attempts, outcome }) => ({
      event,
      type: ledger.get('event', event)?.type ?? null,
      state,
      forged,
      attempts,
      outcome: outcome ?? null,
    })),
  }
}

function latest<T>(all: T[]): T[] {
  return all.slice(-SHOWN).toReversed()
}
