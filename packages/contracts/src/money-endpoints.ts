import type { Endpoint } from './endpoints.ts'
import {
  CreateRefundBody,
  GatewayEventBody,
  MoneyActionBody,
  MoneyInbox,
  MoneyRowParams,
  OrderMoney,
} from './money.ts'
import { OrderParams } from './orders.ts'

/** What the owner does with money; part of `endpoints`. */
export const moneyEndpoints = {
  getOrderMoney: {
    access: 'staff',
    method: 'GET',
    path: '/api/admin/orders/{id}/money',
    summary: 'Attempts, refunds, disputes and the ledger of one order',
    params: OrderParams,
    status: 200,
    response: OrderMoney,
  },
  createRefund: {
    access: 'staff',
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds',
    summary: 'Give money of an order back',
    idempotent: true,
    params: OrderParams,
    body: CreateRefundBody,
    status: 201,
    response: OrderMoney,
  },
  getMoneyInbox: {
    access: 'staff',
    method: 'GET',
    path: '/api/admin/money',
    summary: 'Money that waits for a person, and events and receipts that were tried in vain',
    status: 200,
    response: MoneyInbox,
  },
  actOnMoney: {
    access: 'staff',
    method: 'POST',
    path: '/api/admin/money/{id}/actions',
    summary: 'Deal with money that waits',
    params: MoneyRowParams,
    body: MoneyActionBody,
    status: 200,
    response: MoneyInbox,
  },
  getGatewayEvent: {
    access: 'staff',
    method: 'GET',
    path: '/api/admin/gateway-events/{id}',
    summary: 'What a gateway sent, without secrets and personal data',
    params: MoneyRowParams,
    status: 200,
    response: GatewayEventBody,
  },
  replayGatewayEvent: {
    access: 'staff',
    method: 'POST',
    path: '/api/admin/gateway-events/{id}/replays',
    summary: 'Work an event off once more',
    params: MoneyRowParams,
    status: 200,
    response: GatewayEventBody,
  },
  resendReceipt: {
    access: 'staff',
    method: 'POST',
    path: '/api/admin/orders/{id}/receipts',
    summary: 'Send a receipt that failed for good once more',
    params: OrderParams,
    status: 200,
    response: OrderMoney,
  },
} as const satisfies Record<string, Endpoint>
