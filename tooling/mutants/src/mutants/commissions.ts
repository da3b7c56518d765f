import { mutantsOf, type Mutant } from '../mutant.ts'

/** Commissions: what affiliates earn, when it is approved, and that it is paid once. */
export const commissions: readonly Mutant[] = [
  ...mutantsOf(
    'modules/commissions/kind.ts',
    ['commissions/amount'],
    [
      ['Math.min(order.total, confirmedSum(payments))', 'confirmedSum(payments)'],
      [
        'Math.max(0, Math.min(order.total, confirmedSum(payments)))',
        'Math.min(order.total, confirmedSum(payments))',
      ],
      ['if (order.confirmed_at === null) return 0', ''],
      ["if (difference < 0) return 'reversed'", ''],
    ],
  ),
  ...mutantsOf(
    'modules/commissions/approve.ts',
    ['test/commissions'],
    [
      ['and (${blockedBy}) is null', ''],
      ['o.affiliate_code = ${code} and o.confirmed_at <= ${before}', 'o.affiliate_code = ${code}'],
      [".where('o.confirmed_at', '<=', before)", ".where('o.confirmed_at', '>', before)"],
    ],
  ),
  ...mutantsOf(
    'modules/commissions/queries.ts',
    ['test/commissions', 'commission-model'],
    [
      ["when o.payment_status = 'disputed' then 'dispute'", ''],
      ["r.state in ('requested', 'sent')", "r.state = 'requested'", { tests: ['test/commissions'] }],
      [
        'sumWhere(sql`l.approved_at is not null and l.payout_id is null`)',
        'sumWhere(sql`l.approved_at is not null`)',
      ],
    ],
  ),
  ...mutantsOf(
    'modules/commissions/payout-queries.ts',
    ['test/commissions'],
    [
      [".where('approved_at', 'is not', null)", ''],
      [".where('payout_id', 'is', null)", ''],
      [
        ".where('affiliate_code', 'in', codes)\n    .where('currency', '=', currency)",
        ".where('affiliate_code', 'in', codes)",
        { tests: ['test/commissions', 'commission-model'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/commissions/payouts.ts',
    ['test/commissions'],
    [
      ['await checkAmounts(tx, currency, expectedAmounts)', ''],
      ['for (const code of codes) await lockAccount(tx, code)\n', '\n'],
      ['earlier?.request_hash.equals(requestHash)', 'earlier'],
    ],
  ),
  ...mutantsOf(
    'modules/commissions/kind.ts',
    ['test/commissions', 'commission-model'],
    [
      [' - booked.sum', ''],
      ['booked.lines > 0 && booked.pending === 0 ? now : null', 'null'],
    ],
  ),
  ...mutantsOf(
    'modules/affiliates/queries.ts',
    ['test/affiliates'],
    [
      ['${code.toUpperCase()} and a.active', '${code.toUpperCase()}'],
      ['and n.network_hash = ${networkHash} and', 'and'],
    ],
  ),
  ...mutantsOf(
    'modules/affiliates/routes.ts',
    ['affiliates/referrer'],
    [['`${protocol}//${host}${pathname}`', '`${new URL(referrer).href}`']],
  ),
]
