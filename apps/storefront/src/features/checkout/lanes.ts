import type { PaymentFlow, PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'

/**
 * The checkouts of §2. `usual`: /checkout. `quick`: /enhanced-checkout. `hosted`: /checkout/stripe. `links`:
 * /checkout/legacy. `all`: /checkout/multi.
 */
export const lanes = ['usual', 'quick', 'hosted', 'links', 'all'] as const
export type Lane = (typeof lanes)[number]

const flows: Record<Lane, readonly PaymentFlow[]> = {
  usual: ['inline', 'code'],
  quick: ['inline'],
  hosted: ['redirect'],
  links: ['link'],
  all: ['inline', 'code', 'redirect', 'link'],
}

/** A way whose form is on our page. */
export type InlineOption = Extract<PaymentOption, { flow: 'inline' }>

/** What is being paid, as far as the ways to pay depend on it. */
export interface Payable {
  packageId: string
  total: Money
}

/**
 * The ways to pay on a checkout: those of its kind that work for this order, alike ones together. The usual one keeps to one for each method,
 * and one more for a card in installments; the quick one to the first.
 */
export function laneOptions(
  lane: Lane,
  options: readonly PaymentOption[],
  payable: Payable,
): readonly PaymentOption[] {
  const fitting = flows[lane].flatMap((flow) =>
    options.filter((option) => option.flow === flow && fits(option, payable)),
  )
  if (lane === 'hosted') return fitting.filter(({ gateway }) => gateway === 'stripe')
  if (lane === 'quick') return fitting.slice(0, 1)
  if (lane !== 'usual') return fitting
  return fitting.filter((option, index) => fitting.findIndex((each) => isAlike(each, option)) === index)
}

/** The same to a buyer, whichever gateway it is. */
const isAlike = (a: PaymentOption, b: PaymentOption) =>
  a.method === b.method && a.installments > 1 === b.installments > 1

/** A payment link asks for a fixed amount. */
const fits = (option: PaymentOption, { packageId, total }: Payable) =>
  option.flow !== 'link' ||
  option.prices.some(
    ({ packageId: id, amount }) =>
      id === packageId && amount.amount === total.amount && amount.currency === total.currency,
  )

/** Names a way to pay, for the key of its attempt and for a choice among several. */
export const wayOf = ({
  gateway,
  method,
  flow,
}: Pick<PaymentOption, 'gateway' | 'method' | 'flow'>): string => `${gateway}.${method}.${flow}`

/** The checkouts that have something to offer for this order, the usual one first. */
export const openLanes = (options: readonly PaymentOption[], payable: Payable): Lane[] =>
  lanes.filter((lane) => laneOptions(lane, options, payable).length > 0)

const paths = {
  usual: '/checkout',
  quick: '/enhanced-checkout',
  hosted: '/checkout/stripe',
  links: '/checkout/legacy',
  all: '/checkout/multi',
} as const satisfies Record<Lane, string>

/** The address of a checkout: of the draft, or of an order. */
export function laneAddress(lane: Lane, orderId?: string, search: Record<string, string> = {}): string {
  const inPath = lane === 'all' && orderId !== undefined
  const query = new URLSearchParams({
    ...(orderId && !inPath ? { order: orderId } : {}),
    ...search,
  }).toString()
  return `${paths[lane]}${inPath ? `/${encodeURIComponent(orderId)}` : ''}${query ? `?${query}` : ''}`
}
