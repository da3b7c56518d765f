import { closedReasons, type ChangeWarning, type ClosedReason } from '@recadinho/contracts/change-warnings'
import { money, type Money } from '@recadinho/i18n/money'
import { amountsOf } from '../catalog/prices.ts'
import { takesTotal } from '../payments/payment-options.ts'
import { priceOf, type Sales } from './sales.ts'

/** A larger change of a price is more likely a slip than meant. */
const priceJump = 0.5
/** The same for an exchange rate, which the market moves by less. */
const rateJump = 0.2
/** The same for the hours of a delivery that becomes slower; a faster one is always asked about. */
const hoursJump = 0.5
/** How many times dearer or cheaper than all other packages a new price may be. */
const usualRange = 5

/** The one list of changes that staff must confirm. */
export function warningsOf(before: Sales, after: Sales): ChangeWarning[] {
  return [
    ...closings(before, after),
    ...rates(before, after),
    ...prices(before, after),
    ...hours(before, after),
    ...codes(before, after),
  ]
}

/** Why nobody can buy anything; empty while the shop can sell. */
export function closedReasonsOf(sales: Sales): ClosedReason[] {
  const { settings, packages, options } = sales
  const currencies = [...options.keys()]
  const applies: Record<ClosedReason, boolean> = {
    maintenance: settings.maintenance,
    no_capacity: settings.daily_capacity === 0,
    no_packages: !packages.some(({ id }) =>
      currencies.some((each) => priceOf(sales, id, each) !== undefined),
    ),
    no_payment_options: [...options.values()].every(({ length }) => length === 0),
  }
  return closedReasons.filter((reason) => applies[reason])
}

/** Maintenance is left out: the switch itself says that it closes the shop. */
function closings(before: Sales, after: Sales): ChangeWarning[] {
  const known = closedReasonsOf(before)
  const reasons = closedReasonsOf(after).filter((each) => each !== 'maintenance' && !known.includes(each))
  const unpaid = [...after.options.keys()].filter(
    (currency) =>
      after.options.get(currency)?.length === 0 && (before.options.get(currency)?.length ?? 0) > 0,
  )
  return [
    ...reasons.map((reason) => ({ kind: 'nobody_can_buy' as const, reason })),
    ...(unpaid.length > 0 && !reasons.includes('no_payment_options')
      ? [{ kind: 'cannot_pay' as const, currencies: unpaid }]
      : []),
  ]
}

function rates(before: Sales, after: Sales): ChangeWarning[] {
  return [...after.rates].flatMap(([currency, now]) => {
    const was = before.rates.get(currency)
    return was !== undefined && changesBy(rateJump, Number(was), Number(now))
      ? [{ kind: 'rate' as const, currency, was, now }]
      : []
  })
}

function prices(before: Sales, after: Sales): ChangeWarning[] {
  return after.packages.flatMap(({ id, title }) => {
    const lost = [...after.options.keys()].filter(
      (each) => priceOf(before, id, each) !== undefined && priceOf(after, id, each) === undefined,
    )
    return [
      ...(lost.length > 0 ? [{ kind: 'not_sold' as const, title, currencies: lost }] : []),
      ...[...after.options.keys()].flatMap((currency) => {
        const now = priceOf(after, id, currency)
        if (now === undefined || followsUsd(before, after, id, currency)) return []
        return priceWarnings(before, { id, title, currency, was: priceOf(before, id, currency), now })
      }),
    ]
  })
}

/** Only the price in USD has changed, not the rate: the warning about USD says it for all. */
const followsUsd = (before: Sales, after: Sales, id: string, currency: string) =>
  currency !== 'USD' &&
  [before, after].every(({ prices: book }) => book.get(id)?.get(currency) === undefined) &&
  before.rates.get(currency) === after.rates.get(currency) &&
  after.options.has('USD') &&
  before.options.has(currency)

interface PricedPackage {
  id: string
  title: Sales['packages'][number]['title']
  currency: string
  was: number | undefined
  now: number
}

function priceWarnings(before: Sales, { id, title, currency, was, now }: PricedPackage): ChangeWarning[] {
  if (now === was) return []
  if (now === 0) return [{ kind: 'free', title, currency }]
  if (was !== undefined && was > 0)
    return changesBy(priceJump, was, now)
      ? [{ kind: 'price', title, was: money(was, currency), now: money(now, currency) }]
      : []
  const others = before.packages.flatMap((each) =>
    each.id === id ? [] : (priceOf(before, each.id, currency) ?? []),
  )
  const [lowest, highest] = [Math.min(...others), Math.max(...others)]
  if (others.length === 0 || (now * usualRange >= lowest && now <= highest * usualRange)) return []
  return [
    {
      kind: 'unusual_price',
      title,
      now: money(now, currency),
      lowest: money(lowest, currency),
      highest: money(highest, currency),
    },
  ]
}

/** A shorter promise is harder to keep; one that grows by more is likely a slip. */
function hours(before: Sales, after: Sales): ChangeWarning[] {
  return after.packages.flatMap(({ id, title, delivery_hours: now }) => {
    const was = before.packages.find((each) => each.id === id)?.delivery_hours
    return was !== undefined && (now < was || changesBy(hoursJump, was, now))
      ? [{ kind: 'hours' as const, title, was, now }]
      : []
  })
}

/** Codes that make an order free; and totals that nothing can take, with and without promo codes. */
function codes(before: Sales, after: Sales): ChangeWarning[] {
  const known = new Set(before.codes.filter(({ percentage }) => percentage === 100).map(({ code }) => code))
  const free = after.codes.filter(({ code, percentage }) => percentage === 100 && !known.has(code))
  return [...free.map(({ code }) => ({ kind: 'free_code' as const, code })), ...tooSmall(before, after)]
}

const fullPrice = { code: null, percentage: 0, package_ids: null }

function tooSmall(before: Sales, after: Sales): ChangeWarning[] {
  return after.packages.flatMap(({ id, title }) =>
    [fullPrice, ...after.codes].flatMap((discount) => {
      const earlier = smallTotals(before, id, discount.code)
      const totals = smallTotals(after, id, discount.code).filter(
        ({ amount, currency }) =>
          !earlier.some((each) => each.currency === currency && each.amount === amount),
      )
      return totals.length > 0 ? [{ kind: 'too_small' as const, title, totals, code: discount.code }] : []
    }),
  )
}

/** What a package costs with a promo code, or without any, in the currencies in which nothing can take so little. */
function smallTotals(sales: Sales, id: string, code: string | null): Money[] {
  const discount = [fullPrice, ...sales.codes].find((each) => each.code === code)
  if (!discount || !(discount.package_ids?.includes(id) ?? true)) return []
  return [...sales.options].flatMap(([currency, options]) => {
    const price = priceOf(sales, id, currency)
    // Payment links are fixed amounts, with which no promo code works.
    const flexible = options.filter(({ flow }) => flow !== 'link')
    if (price === undefined || flexible.length === 0) return []
    const { total } = amountsOf(money(price, currency), discount.percentage)
    const taken = total.amount === 0 || flexible.some((each) => takesTotal(each, { packageId: id, total }))
    return taken ? [] : [total]
  })
}

const changesBy = (share: number, was: number, now: number) => Math.abs(now / was - 1) > share
