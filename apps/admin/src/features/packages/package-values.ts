import type { AdminPackage, PaymentLink, PriceMarket } from '@recadinho/contracts/packages'
import { convert, toDecimal, type Money } from '@recadinho/i18n/money'
import { parseAmount } from '../../lib/parse-amount.ts'
import { priceIn } from '../../lib/price-in.ts'
import { wholeNumber } from '../../lib/whole-number.ts'

/** Form values of a package: amounts as typed, and a row for every possible price and link. */
export interface PackageValues {
  titleEn: string
  titlePt: string
  descriptionEn: string
  descriptionPt: string
  charactersCount: string
  deliveryHours: string
  position: string
  active: boolean
  inLimitedOffer: boolean
  /** One per currency; empty if converted. */
  prices: { currency: string; amount: string }[]
  /** Without a URL there is no link. An empty amount means the price. */
  links: { method: PaymentLink['method']; currency: string; url: string; amount: string }[]
}

export function packageValues(saved: AdminPackage, markets: readonly PriceMarket[]): PackageValues {
  const priced = saved.prices.map(({ currency }) => currency)
  const currencies = [...new Set([...markets.map(({ currency }) => currency), ...priced])]
  const linked = saved.links.map(({ amount }) => amount.currency)
  return {
    titleEn: saved.title.en,
    titlePt: saved.title.pt,
    descriptionEn: saved.description.en,
    descriptionPt: saved.description.pt,
    charactersCount: String(saved.charactersCount),
    deliveryHours: String(saved.deliveryHours),
    position: String(saved.position),
    active: saved.active,
    inLimitedOffer: saved.inLimitedOffer,
    prices: currencies.map((currency) => {
      const price = saved.prices.find((each) => each.currency === currency)
      return { currency, amount: price ? toDecimal(price) : '' }
    }),
    links: [...new Set(['USD', 'BRL', ...priced, ...linked])].flatMap((currency) =>
      (currency === 'BRL' ? (['card', 'pix'] as const) : (['card'] as const)).map((method) => {
        const link = saved.links.find((each) => each.method === method && each.amount.currency === currency)
        return { method, currency, url: link?.url ?? '', amount: link ? toDecimal(link.amount) : '' }
      }),
    ),
  }
}

/** Defaults of a new package. */
export const newPackage = (others: readonly AdminPackage[]): AdminPackage => ({
  id: '',
  title: { en: '', pt: '' },
  description: { en: '', pt: '' },
  charactersCount: 1,
  deliveryHours: 24,
  position: Math.min(999, Math.max(-1, ...others.map(({ position }) => position)) + 1),
  active: true,
  inLimitedOffer: false,
  prices: [],
  links: [],
})

/** Converts the form values to a package; call it only if `problemsOf` found nothing. */
export function packageFields(values: PackageValues): Omit<AdminPackage, 'id'> {
  return {
    title: { en: values.titleEn.trim(), pt: values.titlePt.trim() },
    description: { en: values.descriptionEn.trim(), pt: values.descriptionPt.trim() },
    charactersCount: Number(values.charactersCount),
    deliveryHours: wholeNumber(values.deliveryHours),
    position: wholeNumber(values.position),
    active: values.active,
    inLimitedOffer: values.inLimitedOffer,
    prices: values.prices
      .flatMap(({ amount, currency }) => parseAmount(amount, currency) ?? [])
      .toSorted(byName),
    links: values.links
      .flatMap(({ method, currency, url, amount }) => {
        const wanted = linkAmount(values, { amount, currency })
        return url.trim() !== '' && wanted ? [{ method, amount: wanted, url: url.trim() }] : []
      })
      .toSorted((a, b) => byName(a.amount, b.amount) || (a.method < b.method ? -1 : 1)),
  }
}

/** A link's amount: its own, otherwise the price. */
export const linkAmount = (values: PackageValues, link: { amount: string; currency: string }) =>
  link.amount.trim() === ''
    ? explicitPrice(values.prices, link.currency)
    : parseAmount(link.amount, link.currency)

export function explicitPrice(prices: PackageValues['prices'], currency: string): Money | undefined {
  const typed = prices.find((price) => price.currency === currency)
  return typed && parseAmount(typed.amount, currency)
}

/** The price in a market, computed as on the server; `undefined` if the package is not sold there. */
export function priceInMarket(
  prices: PackageValues['prices'],
  { currency, rate }: Pick<PriceMarket, 'currency' | 'rate'>,
): Money | undefined {
  const usd = explicitPrice(prices, 'USD')
  const own = explicitPrice(prices, currency)
  return own ?? (usd && rate !== null ? convert(usd, currency, { from: '1', to: rate }) : undefined)
}

/** The saving compared with as many one-character packages, computed as in the shop; `undefined` if there is none. */
export function savingOf(
  price: Money,
  count: number,
  packages: readonly AdminPackage[],
  { currency, rate }: Pick<PriceMarket, 'currency' | 'rate'>,
): Money | undefined {
  const one = packages.find(({ active, charactersCount }) => active && charactersCount === 1)
  const single = one && priceIn(one, currency, rate ?? undefined)
  const saved = single ? single.amount * count - price.amount : 0
  return saved > 0 ? { amount: saved, currency } : undefined
}

/** The server's order, so that equal lists compare as equal. */
const byName = (one: Money, other: Money) =>
  one.currency < other.currency ? -1 : one.currency > other.currency ? 1 : 0
