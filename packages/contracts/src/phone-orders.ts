import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { Closed, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { CreateOrderBody, OrderFields, OrderParams } from './orders.ts'

/** An order taken by staff; its page has the rest. */
export const TakenOrder = Closed({ id: Uuid, number: OrderFields.number })
export type TakenOrder = Static<typeof TakenOrder>

/** How a buyer pays for an order. */
export const PayLink = Closed({
  /** The shop's payment page, opened with the order's secret; `null` if its links were revoked. */
  url: Nullable(Type.String()),
  /** Opens WhatsApp with the buyer's number and the link prefilled. */
  whatsapp: Nullable(Type.String()),
})
export type PayLink = Static<typeof PayLink>

const { whatsappNumber, guardianEmail } = CreateOrderBody.properties

/** By what a caller's earlier orders are known; what is left out is not known yet. */
export const FamilyBody = Type.Partial(Closed({ whatsappNumber, guardianEmail }), {
  minProperties: 1,
  additionalProperties: false,
})
export type FamilyBody = Static<typeof FamilyBody>

/** Orders that staff take by phone; part of `endpoints`. */
export const phoneOrderEndpoints = {
  takeOrder: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders',
    summary: 'Place an order for a caller; it is validated and priced as in the shop',
    idempotent: true,
    body: CreateOrderBody,
    status: 201,
    response: TakenOrder,
  },
  findFamilyFilms: {
    ...production,
    method: 'POST',
    path: '/api/admin/family-films',
    summary: 'What the earlier films of a family say, so that a new one repeats nothing of them',
    body: FamilyBody,
    status: 200,
    response: Closed({ scripts: Type.Array(Type.String()) }),
  },
  getPayLink: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/pay-link',
    summary: 'Where the buyer pays for an order',
    params: OrderParams,
    status: 200,
    response: PayLink,
  },
  mailPayLink: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders/{id}/link-mails',
    summary: "Send the order's private link, which leads to its payment, to its e-mail address",
    params: OrderParams,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
