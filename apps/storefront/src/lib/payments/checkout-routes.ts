import type { PaymentFlow, PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { PagePath } from '../../lib/pages/pages.ts'

/**
 * The checkouts of §2. `usual`: /checkout. `quick`: /enhanced-checkout. `hosted`: /checkout/stripe. `links`:
 * /checkout/legacy. `all`: /checkout/multi.
 */
export const checkoutRoutes = ['usual', 'quick', 'hosted', 'links', 'all'] as const
export type CheckoutRoute = (typeof checkoutRoutes)[number]

/** In the order of the offer: PIX first, if the shop has it. */
const flows: Record<CheckoutRoute, readonly PaymentFlow[]> = {
  usual: ['code', 'inline'],
  quick: ['inline'],
  hosted: ['redirect'],
  links: ['link'],
  all: ['code', 'inline', 'redirect', 'link'],
}

/** An option with a form on our own page. */
export type InlineOption = Extract<PaymentOption, { flow: 'inline' }>

/** The facts of an order that its payment options depend on. */
export interface Payable {
  packageId: string
  total: Money
}

/**
 * The payment options of a checkout: those of its flows that work for this order. The usual checkout has one per
 * method, plus one for a card in installments; the quick one has only the first.
 */
export function routeOptions(
  route: CheckoutRoute,
  options: readonly PaymentOption[],
  payable: Payable,
): readonly PaymentOption[] {
  const fitting = flows[route].flatMap((flow) =>
    options.filter((option) => option.flow === flow && fits(option, payable)),
  )
  if (route === 'hosted') return fitting.filter(({ gateway }) => gateway === 'stripe')
  if (route === 'quick') return fitting.slice(0, 1)
  if (route !== 'usual') return fitting
  return fitting.filter((option, index) => fitting.findIndex((each) => isAlike(each, option)) === index)
}

/** Whether two options look the same to a buyer, whatever the gateway. */
const isAlike = (a: PaymentOption, b: PaymentOption) =>
  a.method === b.method && a.installments > 1 === b.installments > 1

/** A payment link has a fixed amount, and every provider a smallest one. */
const fits = (option: PaymentOption, { packageId, total }: Payable) =>
  isEnough(option, total) &&
  (option.flow !== 'link' ||
    option.prices.some(
      ({ packageId: id, amount }) =>
        id === packageId && amount.amount === total.amount && amount.currency === total.currency,
    ))

/** A free order is placed with any option, and the server asks for no payment. */
const isEnough = ({ minimum = 1 }: PaymentOption, { amount }: Money) => amount === 0 || amount >= minimum

/** Whether the total is below what the shop's payment options can take. */
export const isTooSmall = (options: readonly PaymentOption[], { total }: Payable): boolean =>
  options.some((option) => !isEnough(option, total))

/** Identifies a payment option: for its attempt's idempotency key and for the selection. */
export const optionKey = ({
  gateway,
  method,
  flow,
}: Pick<PaymentOption, 'gateway' | 'method' | 'flow'>): string => `${gateway}.${method}.${flow}`

/** The checkouts with an option for this order, the usual one first. */
export const openRoutes = (options: readonly PaymentOption[], payable: Payable): CheckoutRoute[] =>
  checkoutRoutes.filter((route) => routeOptions(route, options, payable).length > 0)

const paths = {
  usual: '/checkout',
  quick: '/enhanced-checkout',
  hosted: '/checkout/stripe',
  links: '/checkout/legacy',
  all: '/checkout/multi',
} as const satisfies Record<CheckoutRoute, PagePath>

/** The URL of an order's checkout. */
export const routeAddress = (route: CheckoutRoute, orderId: string): string =>
  `${paths[route]}${route === 'all' ? '/' : '?order='}${encodeURIComponent(orderId)}`
