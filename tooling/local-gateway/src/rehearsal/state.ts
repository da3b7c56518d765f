import type { BankCredit, LinkPayment } from '../bank/records.ts'
import type { Fault } from '../faults.ts'
import { type Gateway, settings } from '../gateway.ts'
import type { Delivery, Face, Settings } from '../records.ts'
import type { ApiStanding } from '../shop-controls.ts'
import { paymentCards, type PaymentCard } from './payments.ts'

/** The data of the rehearsal page: newest first, the latest of each. */
export interface RehearsalState {
  /** The gateway's clock and the real time, in milliseconds. */
  now: number
  trueTime: number
  neighbours: { shop: string; admin: string } | undefined
  /** The state of the shop's API, if the gateway may control it. */
  api: ApiStanding | undefined
  settings: Settings
  faults: Fault[]
  payments: PaymentCard[]
  credits: BankCredit[]
  links: LinkPayment[]
  deliveries: DeliveryRow[]
}

export interface DeliveryRow {
  id: string
  event: string
  face: Face
  type: string
  about: string
  state: Delivery['state']
  forged: boolean
  attempts: number
  outcome: string | undefined
}

const SHOWN = 20

export function rehearsalState(gateway: Gateway): RehearsalState {
  const { clock, faults, ledger } = gateway
  const account = settings(ledger)
  const now = clock.now()
  return {
    now,
    trueTime: now - account.clockOffset,
    neighbours: gateway.neighbours,
    api: gateway.shop?.api(),
    settings: account,
    faults: faults.pending(),
    payments: paymentCards(gateway),
    credits: latest(ledger.list('bank_credit')),
    links: latest(ledger.list('link_payment')),
    deliveries: latest(ledger.list('delivery')).map((delivery) => deliveryRow(gateway, delivery)),
  }
}

function deliveryRow({ ledger }: Gateway, delivery: Delivery): DeliveryRow {
  const { id, event, face = 'stripe', state, forged, attempts, outcome } = delivery
  const row = { id, event, face, state, forged, attempts, outcome }
  if (face === 'mercadopago') {
    const notice = ledger.get('mp_notice', event)
    return { ...row, type: notice?.action ?? '', about: notice?.about ?? '' }
  }
  if (face === 'bank') return { ...row, type: 'credit', about: ledger.get('bank_credit', event)?.txid ?? '' }
  if (face !== 'stripe') return { ...row, type: 'notification', about: event }
  const sent = ledger.get('event', event)
  return { ...row, type: sent?.type ?? '', about: sent?.data.object.id ?? '' }
}

const latest = <T>(all: T[]): T[] => all.slice(-SHOWN).toReversed()
