import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { OrderClaim } from './admin-orders.ts'
import { Closed, Instant, Locale, Nullable, SeenNumber, Uuid } from './common.ts'
import { OrderDelivery } from './deliveries.ts'
import type { Endpoint } from './endpoints.ts'
import { filmFindings, ruleStops } from './films.ts'
import { Occasion, OrderCharacter, OrderFields, OrderParams } from './orders.ts'

/** An order whose newest film waits for a decision. */
export const DeskRow = Closed({
  id: Uuid,
  number: OrderFields.number,
  dueAt: OrderFields.dueAt,
  /** `null` unless it is on hold. */
  onHoldSince: Nullable(Instant),
  /** The names of all its children. */
  childName: Type.String(),
  childAge: Type.Integer(),
  occasion: Occasion,
  locale: Locale,
  characters: Type.Array(OrderCharacter),
  claim: Nullable(OrderClaim),
  videoId: Uuid,
  madeAt: Instant,
  /** What the shop's own check found in the film. */
  findings: Type.Array(Type.Enum(filmFindings)),
  /** The order has changed since, so that a newer film is being made. */
  making: Type.Boolean(),
  /** Why the owner's rule leaves it to a person. `null`: the rule is off, or has not looked yet. */
  stops: Nullable(Type.Array(Type.Enum(ruleStops))),
  version: Type.Integer(),
})
export type DeskRow = Static<typeof DeskRow>

export const Desk = Closed({
  /** The due ones first, oldest first, then those on hold. At most 100. */
  items: Type.Array(DeskRow),
  /** How many there are in all. */
  total: Type.Integer({ minimum: 0 }),
  /** The owner allows to approve several together. */
  inBulk: Type.Boolean(),
  serverTime: Instant,
})
export type Desk = Static<typeof Desk>

/** For so long a film that was approved on the desk can be called back before it is sent, in seconds. */
export const undoSeconds = 10

export const ApproveFilmBody = Closed({
  version: SeenNumber,
  /** The film that was looked at: the order's newest. */
  videoId: Uuid,
  /** The share of the film that was played. */
  played: Type.Number({ minimum: 0, maximum: 1 }),
  /** From opening the order to the decision. */
  seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  /** One of several that are approved together: refused unless the owner allows it and every check has passed. */
  inBulk: Type.Optional(Type.Boolean()),
})
export type ApproveFilmBody = Static<typeof ApproveFilmBody>

export const UndoApprovalBody = Closed({ version: SeenNumber })

/** `GET`, an event stream, so not in the endpoint map: notifies that the desk may have changed, never what. */
export const deskEventsPath = '/api/admin/desk/events'

const decision = { ...production, params: OrderParams, status: 200, response: OrderDelivery } as const

/** The desk; part of `endpoints`. */
export const deskEndpoints = {
  getDesk: {
    ...production,
    method: 'GET',
    path: '/api/admin/desk',
    summary: 'Orders whose film waits for approval, the due ones first',
    status: 200,
    response: Desk,
  },
  approveFilm: {
    ...decision,
    method: 'POST',
    path: '/api/admin/orders/{id}/desk-approvals',
    summary: "Approve an order's film and deliver it by the usual channel, in one step",
    body: ApproveFilmBody,
  },
  undoFilmApproval: {
    ...decision,
    method: 'POST',
    path: '/api/admin/orders/{id}/desk-approvals/undo',
    summary: 'Call an approved film back to the desk, as long as nothing was sent',
    body: UndoApprovalBody,
  },
} as const satisfies Record<string, Endpoint>
