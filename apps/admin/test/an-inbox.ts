import type { OutboxEvent, OutboxPage } from '@recadinho/contracts/outbox'
import type { GatewayEventRow, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'

/** A duplicate payment of an order, with overrides. */
export function anItem(changes: Partial<MoneyInboxItem> = {}): MoneyInboxItem {
  return {
    id: '12',
    kind: 'duplicate',
    gateway: 'stripe',
    gatewayRef: 'pi_123',
    order: { id: '01938f00-0000-7000-8000-000000000001', number: 'R-7K3M9Q', guardianName: 'Marta' },
    amount: { amount: 8990, currency: 'USD' },
    left: { amount: 8990, currency: 'USD' },
    detail: { code: 'second_payment' },
    createdAt: '2026-11-20T10:00:00Z',
    actions: ['refund', 'resolve'],
    ...changes,
  }
}

/** An event that could not be processed. */
export const aDeadEvent = (changes: Partial<GatewayEventRow> = {}): GatewayEventRow => ({
  id: '7',
  gateway: 'stripe',
  eventId: 'evt_1',
  type: 'payment_intent.succeeded',
  receivedAt: '2026-11-20T10:02:00Z',
  outcome: 'dead',
  tries: 12,
  error: 'gateway: unknown',
  ...changes,
})

/** A receipt that could not be sent. */
export const aStuckEvent = (changes: Partial<OutboxEvent> = {}): OutboxEvent => ({
  id: '21',
  kind: 'receipt',
  label: { en: 'Receipt', pt: 'Recibo' },
  order: { id: '01938f00-0000-7000-8000-000000000001', number: 'R-7K3M9Q', guardianName: 'Marta' },
  deadReason: 'attempts_used',
  error: 'EENVELOPE',
  attempts: 9,
  at: '2026-11-20T10:20:00Z',
  ...changes,
})

/** The kind of another stuck event. */
export const orderLinkKind = {
  kind: 'order_link',
  label: { en: 'Private link', pt: 'Link privado' },
}

export const anOutbox = (events: OutboxEvent[] = [], next: string | null = null): OutboxPage => ({
  events,
  next,
})

export const anInbox = (items: MoneyInboxItem[], dead: GatewayEventRow[] = []): MoneyInbox => ({
  items,
  dead,
  nextCursor: null,
  nextDeadCursor: null,
  openItems: items.length,
  deadEvents: dead.length,
})
