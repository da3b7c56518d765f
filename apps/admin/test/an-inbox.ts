import type { FailedMail, GatewayEventRow, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'

/** A second payment of one order, with whatever a test wants different. */
export function anItem(changes: Partial<MoneyInboxItem> = {}): MoneyInboxItem {
  return {
    id: '12',
    kind: 'double',
    gateway: 'stripe',
    gatewayRef: 'pi_123',
    order: { id: '01938f00-0000-7000-8000-000000000001', number: 'R-7K3M9Q', guardianName: 'Marta' },
    amount: { amount: 8990, currency: 'USD' },
    left: { amount: 8990, currency: 'USD' },
    detail: 'a second confirmed payment',
    createdAt: '2026-11-20T10:00:00Z',
    actions: ['refund', 'settle'],
    ...changes,
  }
}

/** An event that was tried in vain. */
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

/** A receipt and a letter that were tried in vain. */
export const someFailedMail = (changes: Partial<FailedMail> = {}): FailedMail => ({
  order: { id: '01938f00-0000-7000-8000-000000000001', number: 'R-7K3M9Q', guardianName: 'Marta' },
  mails: [
    { kind: 'receipt', failedAt: '2026-11-20T10:20:00Z', tries: 9, error: 'EENVELOPE' },
    { kind: 'link', failedAt: '2026-11-20T10:50:00Z', tries: 1, error: null },
  ],
  ...changes,
})

export const anInbox = (
  items: MoneyInboxItem[],
  dead: GatewayEventRow[] = [],
  mail: FailedMail[] = [],
): MoneyInbox => ({
  items,
  dead,
  mail,
  openItems: items.length,
})
