import { ownerOnly, production } from './access.ts'
import {
  AdminOrder,
  AdminOrderList,
  AdminOrderListQuery,
  AdvanceStageBody,
  ClaimBody,
  CompleteBody,
  ConfirmPaymentBody,
  HoldBody,
  OrderCountries,
  RedoBody,
  ReleaseBody,
  TransitionBody,
  OrderTimeline,
  OrderTimelineQuery,
} from './admin-orders.ts'
import type { Endpoint } from './endpoints.ts'
import { SeeCorrectionsBody } from './order-corrections.ts'
import { AddNoteBody } from './order-notes.ts'
import { OrderParams } from './orders.ts'
import { ChangeScriptBody, ScriptDraft, ScriptVersions } from './scripts.ts'

const staffOrder = { ...production, params: OrderParams, status: 200, response: AdminOrder } as const

/** Staff calls on orders; part of `endpoints`. */
export const adminOrderEndpoints = {
  listAdminOrders: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders, the most urgent first',
    query: AdminOrderListQuery,
    status: 200,
    response: AdminOrderList,
  },
  listOrderCountries: {
    ...production,
    method: 'GET',
    path: '/api/admin/order-countries',
    summary: 'The countries that orders came from',
    status: 200,
    response: OrderCountries,
  },
  getAdminOrder: {
    ...staffOrder,
    method: 'GET',
    path: '/api/admin/orders/{id}',
    summary: 'One order with its timeline and what may be done with it',
  },
  listOrderTimeline: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/timeline',
    summary: 'What happened to an order, the newest first',
    params: OrderParams,
    query: OrderTimelineQuery,
    status: 200,
    response: OrderTimeline,
  },
  confirmPayment: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/payments',
    summary: 'Confirm by hand that the money arrived',
    idempotent: true,
    body: ConfirmPaymentBody,
  },
  advanceStage: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/stages',
    summary: 'Move production to another stage, with a reason',
    body: AdvanceStageBody,
  },
  transitionOrder: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/transitions',
    summary: 'Cancel an order',
    body: TransitionBody,
  },
  completeOrder: {
    ...staffOrder,
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/orders/{id}/completions',
    summary: 'Complete an order whose video was not delivered by the shop, with a reason',
    body: CompleteBody,
  },
  redoOrder: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/redos',
    summary: 'Make a delivered video again, with a reason',
    body: RedoBody,
  },
  holdOrder: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/holds',
    summary: 'Stop the clock of an order, with a reason',
    body: HoldBody,
  },
  releaseOrder: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/releases',
    summary: 'Start the clock of a held order again',
    body: ReleaseBody,
  },
  claimOrder: {
    ...staffOrder,
    method: 'PUT',
    path: '/api/admin/orders/{id}/claim',
    summary: 'Say that one works on an order, for longer, or in the place of another member of staff',
    body: ClaimBody,
  },
  releaseClaim: {
    ...staffOrder,
    method: 'DELETE',
    path: '/api/admin/orders/{id}/claim',
    summary: 'Say that one does not work on an order any more',
  },
  listScripts: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/scripts',
    summary: 'Every version of the text to be spoken, the newest first',
    params: OrderParams,
    status: 200,
    response: ScriptVersions,
  },
  seeCorrections: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/seen-corrections',
    summary: 'Say that one has seen what the buyer corrected',
    body: SeeCorrectionsBody,
  },
  addOrderNote: {
    ...staffOrder,
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    summary: 'Write a note about an order, for staff alone',
    body: AddNoteBody,
  },
  draftScript: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders/{id}/script-drafts',
    summary: 'Have the text to be spoken written again, to look at',
    params: OrderParams,
    status: 200,
    response: ScriptDraft,
  },
  changeScript: {
    ...staffOrder,
    method: 'PATCH',
    path: '/api/admin/orders/{id}/script',
    summary: 'Write another version of the text to be spoken, or how the name in it is spoken',
    body: ChangeScriptBody,
  },
} as const satisfies Record<string, Endpoint>
