import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminOrder, AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { productionStages } from '@recadinho/contracts/filters'
import type { ProductionStage } from '@recadinho/contracts/orders'
import type { Client } from '../../lib/api.ts'

/** An action on the selected orders that uses the endpoint for a single order. */
export interface BulkAction {
  label: MessageDescriptor
  /**
   * Whether the action suits an order. It is offered if it suits one selected order, and is then sent for all of them.
   */
  fits: (order: AdminOrderRow) => boolean
  run: (api: Client, order: AdminOrderRow, reason: string) => Promise<AdminOrder>
  /** Undoes the action, based on the order as returned by it. */
  undo?: (api: Client, before: AdminOrderRow, after: AdminOrder, reason: string) => Promise<unknown>
  /** Confirmation shown first, optionally with a reason. */
  question?: { title: MessageDescriptor; description: MessageDescriptor; reason?: true }
}

/** Raised on the client: there is no next stage to request. */
export class NoNextStage extends Error {}

const inProduction = ({ status }: AdminOrderRow) => status === 'in_production'

export function nextStage({ status, stage }: AdminOrderRow): ProductionStage | undefined {
  return status === 'in_production' && stage !== null
    ? productionStages[productionStages.indexOf(stage) + 1]
    : undefined
}

const claim = (api: Client, { id }: { id: string }) => api.call('claimOrder', { params: { id }, body: {} })
const release = (api: Client, { id }: { id: string }) => api.call('releaseClaim', { params: { id } })
const resume = (api: Client, { id, version }: { id: string; version: number }) =>
  api.call('releaseOrder', { params: { id }, body: { version } })
const move = (
  api: Client,
  { id, version }: { id: string; version: number },
  to: { stage: ProductionStage; reason: string },
) => api.call('advanceStage', { params: { id }, body: { version, ...to } })

export const bulkActions: readonly BulkAction[] = [
  {
    label: msg({ context: 'orders', message: 'Claim' }),
    fits: (order) => (inProduction(order) || order.status === 'pending') && order.claim === null,
    run: claim,
    undo: release,
  },
  {
    label: msg({ context: 'orders', message: 'Release' }),
    fits: ({ claim }) => claim?.mine === true,
    run: release,
    undo: claim,
  },
  {
    label: msg`Next stage…`,
    fits: (order) => !order.onHold && nextStage(order) !== undefined,
    run(api, order, reason) {
      const stage = nextStage(order)
      return stage ? move(api, order, { stage, reason }) : Promise.reject(new NoNextStage())
    },
    undo: (api, { stage }, after, reason) =>
      stage ? move(api, after, { stage, reason }) : Promise.resolve(),
    question: {
      title: msg`Move the selected orders to their next stage?`,
      description: msg`Each moves one stage on. One that can't is left as it is.`,
      reason: true,
    },
  },
  {
    label: msg`Put on hold…`,
    fits: (order) => inProduction(order) && !order.onHold,
    run: (api, { id, version }, reason) =>
      api.call('holdOrder', { params: { id }, body: { version, reason } }),
    undo: (api, _, after) => resume(api, after),
    question: {
      title: msg`Put the selected orders on hold?`,
      description: msg`Their clocks stop until someone resumes them.`,
      reason: true,
    },
  },
  {
    label: msg`Resume…`,
    fits: ({ onHold }) => onHold,
    run: (api, order) => resume(api, order),
    question: {
      title: msg`Resume the selected orders?`,
      description: msg`Their clocks go on where they stopped.`,
    },
  },
]
