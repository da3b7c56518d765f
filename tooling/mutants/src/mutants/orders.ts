import { mutantsOf, type Mutant } from '../mutant.ts'

/** Orders: who may move one where, and what is fixed when it is placed. */
export const orders: readonly Mutant[] = [
  ...mutantsOf(
    'modules/orders/machine.ts',
    ['orders/machine'],
    [
      ["facts.stage === 'ready' && !facts.onHold", "facts.stage === 'ready'"],
      ["{ to: 'expired', actors: ['system'] }", "{ to: 'expired', actors: ['system', 'buyer'] }"],
      ['index < at || index === at + 1', 'index < at || index >= at + 1'],
      ['facts.stage === null || facts.onHold) return []', 'facts.stage === null) return []'],
      ['order.details_erased_at === null &&\n', '\n', { tests: ['orders/machine', 'test/redo'] }],
      [
        "(status === 'in_production' && (stage === 'queued' || waits))",
        "status === 'in_production'",
        { tests: ['orders/machine', 'corrections'] },
      ],
      [
        "(order.payment_status === 'refunded' || order.total === 0)",
        'order.total >= 0',
        { tests: ['orders/machine', 'test/refunds.test'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/orders/new-order.ts',
    ['order-creation'],
    [
      [
        'body.characterIds.length !== pack.characters_count',
        'body.characterIds.length > pack.characters_count',
      ],
      ['if (settings.daily_capacity === 0) throw', 'if (settings.daily_capacity < 0) throw'],
    ],
  ),
  ...mutantsOf(
    'modules/orders/check-details.ts',
    ['order-creation'],
    [
      ['if (ahead < -1) return', 'if (ahead < 0) return'],
      ['useAIVoice && Array.from', 'Array.from'],
      ['limits.occasionDaysAhead + 1 ?', 'limits.occasionDaysAhead + 2 ?'],
    ],
  ),
  ...mutantsOf(
    'modules/orders/reopen.ts',
    ['test/expiry'],
    [
      [
        'seen.amount !== total.amount || seen.currency !== total.currency',
        'seen.currency !== total.currency',
      ],
      [
        'shownTotal ?? { amount: order.total, currency: order.currency }',
        'shownTotal ?? amountsOf(priced.price, promo?.percentage ?? 0).total',
      ],
      ['promo_reserved: promo !== undefined', 'promo_reserved: false'],
    ],
  ),
  ...mutantsOf(
    'modules/orders/end.ts',
    ['test/expiry'],
    [["order.promo_reserved ? { promoUse: 'release' } : {}", '{}']],
  ),
  ...mutantsOf(
    'modules/orders/create.ts',
    ['order-creation'],
    [
      ['if (earlier.request_hash.equals(request.requestHash)) return earlier', 'return earlier'],
      [
        '(shown.amount !== total.amount || shown.currency !== total.currency)',
        '(shown.amount < total.amount || shown.currency !== total.currency)',
        { tests: ['order-creation', 'payment-scenarios'] },
      ],
    ],
  ),
]
