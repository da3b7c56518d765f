import { ownerOnly, provenOwner } from './access.ts'
import type { Endpoint } from './endpoints.ts'
import {
  CreateRefundBody,
  GatewayEventBody,
  MoneyActionBody,
  MoneyInbox,
  MoneyInboxQuery,
  MoneyRowParams,
  OrderGatewayEvents,
  OrderMoney,
} from './money.ts'
import { OrderParams } from './orders.ts'
import { RowPageQuery } from './paging.ts'

/** The owner's calls on money; part of `endpoints`. */
export const moneyEndpoints = {
  getOrderMoney: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/orders/{id}/money',
    summary: 'Attempts, refunds, disputes and the ledger of one order',
    params: OrderParams,
    status: 200,
    response: OrderMoney,
  },
  listOrderGatewayEvents: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/orders/{id}/gateway-events',
    summary: 'What gateways sent about the payments of one order, the newest first',
    params: OrderParams,
    query: RowPageQuery,
    status: 200,
    response: OrderGatewayEvents,
  },
  createRefund: {
    ...provenOwner,
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
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/money',
    summary: 'Money that waits for a person, and events of gateways that were tried in vain',
    query: MoneyInboxQuery,
    status: 200,
    response: MoneyInbox,
  },
  actOnMoney: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/money/{id}/actions',
    summary: 'Deal with money that waits',
    params: MoneyRowParams,
    body: MoneyActionBody,
    status: 200,
    response: MoneyInbox,
  },
  getGatewayEvent: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/gateway-events/{id}',
    summary: 'What a gateway sent, without secrets and personal data',
    params: MoneyRowParams,
    status: 200,
    response: GatewayEventBody,
  },
  replayGatewayEvent: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/gateway-events/{id}/replays',
    summary: 'Work an event off once more',
    params: MoneyRowParams,
    status: 200,
    response: GatewayEventBody,
  },
} as const satisfies Record<string, Endpoint>
