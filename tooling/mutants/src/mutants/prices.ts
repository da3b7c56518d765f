import { mutantsOf, type Mutant } from '../mutant.ts'

/** Prices: what a package costs in a currency, promo codes, totals, and what is sold where. */
export const prices: readonly Mutant[] = [
  ...mutantsOf(
    'modules/catalog/prices.ts',
    ['catalog/prices'],
    [
      ['if (own !== undefined) return { price: money(own, currency) }', ''],
      ['country?.currency ?? usual ?? (locale', 'usual ?? country?.currency ?? (locale'],
      ["{ from: '1', to: rate }", "{ from: rate, to: '1' }"],
      ['return saved > 0 ?', 'return saved >= 0 ?'],
      ['single.amount * count - price.amount', 'single.amount - price.amount'],
      ["total.currency === 'BRL' && total.amount > 0 ?", "total.currency === 'BRL' ?"],
      ["(total.currency === 'BRL' && total.amount > 0 ?", '(total.amount > 0 ?'],
      ['total: subtract(price, discount)', 'total: price'],
    ],
  ),
  ...mutantsOf(
    'modules/catalog/promise.ts',
    ['catalog/promise'],
    [
      ['delivery_hours + 24 * fullDaysOf(day)', 'delivery_hours'],
      ['delivery_hours + 24 * fullDaysOf(day)', 'delivery_hours * (1 + fullDaysOf(day))'],
      ['Math.floor(paidToday / capacity)', 'Math.ceil(paidToday / capacity)'],
    ],
  ),
  ...mutantsOf(
    'modules/change-warnings/rules.ts',
    ['change-warnings'],
    [
      ['(now < was || changesBy(hoursJump, was, now))', 'now < was'],
      ['(now < was || changesBy(hoursJump, was, now))', 'changesBy(hoursJump, was, now)'],
    ],
  ),
  ...mutantsOf(
    'modules/catalog/days.ts',
    ['catalog/days'],
    [
      ['return new Date(midnight - off)', 'return new Date(midnight)'],
      ['26 * 3_600_000', '23 * 3_600_000'],
    ],
  ),
  ...mutantsOf(
    'modules/catalog/offer.ts',
    ['order-creation', 'countries'],
    [
      [" || (country?.offer === 'limited' && !wanted.in_limited_offer)", ''],
      ["country?.offer === 'limited' && !wanted", '!wanted'],
    ],
  ),
  ...mutantsOf(
    'modules/promo-codes/queries.ts',
    ['test/promo-codes', 'order-creation'],
    [
      ["where('active', '=', true),", '', { tests: ['admin-promo-codes', 'test/promo-codes'] }],
      ["where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]),", ''],
      ["where('ends_at', '>', now)", "where('ends_at', '>=', now)"],
      ["where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]),", ''],
      [
        "where('used', '<', where.ref('uses_limit'))",
        "where('used', '<=', where.ref('uses_limit'))",
        { tests: ['order-creation'] },
      ],
      [
        "where.or([where('uses_limit', 'is', null), where('used', '<', where.ref('uses_limit'))]),",
        '',
        { tests: ['order-creation'] },
      ],
      [
        "where.or([\n        where('package_ids', 'is', null),\n        where(where.val(packageId), '=', where.fn.any('package_ids')),\n      ]),",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'modules/promo-codes/refusal.ts',
    ['test/promo-codes'],
    [
      ['promo.ends_at <= now', 'promo.ends_at < now'],
      ['promo.used >= promo.uses_limit', 'promo.used > promo.uses_limit'],
      ["if (promo.package_ids && !promo.package_ids.includes(packageId)) return 'other_package'", ''],
    ],
  ),
  ...mutantsOf(
    'modules/promo-codes/service.ts',
    ['admin-promo-codes'],
    [['Date.parse(endsAt) <= Date.parse(startsAt)', 'Date.parse(endsAt) < Date.parse(startsAt)']],
  ),
  ...mutantsOf(
    'modules/countries/service.ts',
    ['test/countries'],
    [['each.active && each.code !== code', 'each.active']],
  ),
  ...mutantsOf('modules/countries/rates.ts', ['test/countries'], [["currency === 'USD' || ", '']]),
]
