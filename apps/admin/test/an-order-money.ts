import type { OrderMoney, Refund } from '@recadinho/contracts/money'

type Attempt = OrderMoney['payments'][number]

const money = (amount: number) => ({ amount, currency: 'USD' })

/** A confirmed card payment, with overrides. */
export function anAttempt({ payment, ...changes }: Partial<Attempt> = {}): Attempt {
  return {
    payment: {
      id: '01938f00-0000-7000-8000-00000000000a',
      gateway: 'stripe',
      method: 'card',
      flow: 'inline',
      state: 'confirmed',
      outcome: 'confirmed',
      amount: money(8990),
      expiresAt: null,
      pixCode: null,
      payUrl: null,
      failureCode: null,
      createdAt: '2026-11-20T10:01:00Z',
      ...payment,
    },
    gatewayRef: 'pi_123',
    confirmedAt: '2026-11-20T10:02:00Z',
    countedBy: null,
    refunded: money(0),
    refundable: money(8990),
    refundsByGateway: true,
    events: [],
    ...changes,
  }
}

/** The money of an order paid by that attempt. */
export function anOrderMoney(changes: Partial<OrderMoney> = {}): OrderMoney {
  return {
    payments: [anAttempt()],
    moreEvents: null,
    refunds: [],
    disputes: [],
    ledger: [
      {
        id: '1',
        kind: 'capture',
        amount: money(8990),
        debit: 'stripe',
        credit: 'sales',
        at: '2026-11-20T10:02:00Z',
      },
    ],
    ...changes,
  }
}

/** A partial refund of it. */
export function aRefund(changes: Partial<Refund> = {}): Refund {
  return {
    id: '01938f00-0000-7000-8000-0000000000aa',
    paymentId: anAttempt().payment.id,
    state: 'succeeded',
    amount: money(2000),
    reason: 'A gift',
    cause: null,
    by: { type: 'staff', name: 'Rosa' },
    failureCode: null,
    createdAt: '2026-11-20T11:00:00Z',
    finishedAt: '2026-11-20T11:00:05Z',
    ...changes,
  }
}
