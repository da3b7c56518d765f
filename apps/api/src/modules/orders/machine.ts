import { productionStages } from '@recadinho/contracts/filters'
import { type OrderPaymentStatus, type OrderStatus, type ProductionStage } from '@recadinho/contracts/orders'
import type { FollowedChange } from '../outbox/kind.ts'

/** Who makes a change; `system` is our own jobs. */
export type ActorType = 'buyer' | 'staff' | 'system' | 'gateway'

/** What the guards of an order's transitions check. */
export interface OrderFacts {
  status: OrderStatus
  stage: ProductionStage | null
  onHold: boolean
}

/** The facts of an order row. */
export const factsOf = (order: {
  status: OrderStatus
  stage: ProductionStage | null
  on_hold_since: Date | null
}): OrderFacts => ({ status: order.status, stage: order.stage, onHold: order.on_hold_since !== null })

/** The change with which an order is paid (P3.6): outbox kinds follow it. */
export const whenPaid = {
  when: ({ confirmed_at: at }) => at !== undefined,
  once: true,
} as const satisfies FollowedChange

interface Edge {
  to: OrderStatus
  actors: readonly ActorType[]
  /** True if the facts allow the transition; callers check the money (P3). */
  guard?: (facts: OrderFacts) => boolean
}

const edges: Record<OrderStatus, readonly Edge[]> = {
  pending: [
    { to: 'in_production', actors: ['gateway', 'system', 'staff'] },
    { to: 'expired', actors: ['system'] },
    { to: 'cancelled', actors: ['staff'] },
  ],
  expired: [
    { to: 'pending', actors: ['buyer'] },
    { to: 'in_production', actors: ['gateway', 'system', 'staff'] },
    { to: 'cancelled', actors: ['staff'] },
  ],
  in_production: [
    { to: 'completed', actors: ['staff'], guard: (facts) => facts.stage === 'ready' && !facts.onHold },
    // A message that was sent cannot be recalled by a simultaneous hold.
    { to: 'completed', actors: ['system'], guard: (facts) => facts.stage === 'ready' },
  ],
  completed: [],
  cancelled: [],
}

/** The states that this actor may move the order to now (O1.8). */
export function legalStatuses(facts: OrderFacts, actor: ActorType): OrderStatus[] {
  return edges[facts.status]
    .filter((edge) => edge.actors.includes(actor) && (edge.guard?.(facts) ?? true))
    .map((edge) => edge.to)
}

export const canMoveOrder = (facts: OrderFacts, to: OrderStatus, actor: ActorType): boolean =>
  legalStatuses(facts, actor).includes(to)

/** The stages that production may move to: one forward, or any earlier one (O2.2). */
export function legalStages(facts: OrderFacts): ProductionStage[] {
  if (facts.status !== 'in_production' || facts.stage === null || facts.onHold) return []
  const at = productionStages.indexOf(facts.stage)
  return productionStages.filter((_, index) => index < at || index === at + 1)
}

export const canHold = (facts: OrderFacts): boolean => facts.status === 'in_production' && !facts.onHold
export const canRelease = (facts: OrderFacts): boolean => facts.status === 'in_production' && facts.onHold

interface Redoable {
  status: OrderStatus
  payment_status: OrderPaymentStatus
  details_erased_at: Date | null
}

/** O10.1: the video may be redone while the shop has the money and the order's details. */
export const canRedo = (order: Redoable): boolean =>
  order.status === 'completed' &&
  order.details_erased_at === null &&
  ['confirmed', 'partially_refunded', 'overpaid'].includes(order.payment_status)

/** O8.1: the order still needs work. */
export const canClaim = ({ status }: Pick<OrderFacts, 'status'>): boolean =>
  status === 'pending' || status === 'in_production'

/** O9.1: until the order is completed, expired or cancelled. */
export const canChangeScript = canClaim

/** O1.13: cancels a paid order; all its money is refunded. */
export const canCancelPaid = ({ status }: Pick<OrderFacts, 'status'>): boolean => status === 'in_production'

/** O1.13: cancels an order in production of whose money nothing is left, or that was free. */
export const canCancelRefunded = (order: {
  status: OrderStatus
  payment_status: OrderPaymentStatus
  total: number
}): boolean => order.status === 'in_production' && (order.payment_status === 'refunded' || order.total === 0)

/** O1.14: resumes a cancelled order whose money has arrived after all. */
export const canReinstate = ({ status }: Pick<OrderFacts, 'status'>): boolean => status === 'cancelled'

/** A buyer may correct details until a person works on the video (O7.1). */
export const canCorrect = ({
  status,
  stage,
  film_waits: waits,
}: Pick<OrderFacts, 'status' | 'stage'> & { film_waits: boolean }): boolean =>
  status === 'pending' || (status === 'in_production' && (stage === 'queued' || waits))

/** A parent may record lines of a paid order as long as they may correct it, if the owner lets parents. */
export const canRecord = (
  order: Parameters<typeof canCorrect>[0] & {
    payment_status: OrderPaymentStatus
    parents_may_record: boolean
  },
): boolean =>
  order.parents_may_record &&
  order.status === 'in_production' &&
  order.payment_status !== 'refunded' &&
  canCorrect(order)
