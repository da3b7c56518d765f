import { mutantsOf, type Mutant } from '../mutant.ts'

/** The gateways' adapters: amounts, states, signatures, and what a webhook may change. */
export const gateways: readonly Mutant[] = [
  ...mutantsOf(
    'modules/payments/br-code.ts',
    ['br-code'],
    [
      ['amount < 1 ||', 'amount < 0 ||'],
      ['padStart(3,', 'padStart(2,'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/amounts.ts',
    ['stripe/amounts'],
    [
      ['theirs <= most', 'theirs < most'],
      ['ISK: 2, UGX: 2, MGA: 0', 'ISK: 2, UGX: 2'],
      ['if (fits && theirs % (steps[currency] ?? 1) === 0)', 'if (fits)'],
      ['digitsOf(currency) - currencyExponent(currency))\n', 'digitsOf(currency))\n'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/mercadopago/amounts.ts',
    ['mercadopago/amounts'],
    [
      ['minor / scale === decimal ? minor : null', 'true ? minor : null'],
      ['minor <= 0 ||', 'minor < 0 ||'],
      ['|| decimal < 0) return null', ') return null'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/mercadopago/payment.ts',
    ['mercadopago/payment'],
    [
      ["detail === 'expired' ? 'expired' : 'cancelled'", "'expired'"],
      ["case 'rejected':\n      return 'refused'", "case 'rejected':\n      return 'expired'"],
      ['live: payment.live_mode === true', 'live: true'],
      ["(typeof refunded === 'number' && refunded > 0) ||", ''],
      [
        "Array.isArray(results) && typeof paging?.total === 'number'",
        'Array.isArray(results)',
        { tests: ['test/mercadopago.test', 'gateway-faults'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/mercadopago/client.ts',
    ['mercadopago/client'],
    [
      ["if (status !== 404) return 'refused'", "if (status !== 404) return 'unknown'"],
      ['named === null || status < 400', 'status < 400'],
      ['status >= 500 && named !== null', 'status >= 500'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/mercadopago/webhook.ts',
    ['test/mercadopago.test', 'foreign-notifications'],
    [
      ["!isSame(parts.get('v1') ?? '', createHmac('sha256', secret).update(manifest).digest())", 'false'],
      ['!isFresh(ts, receivedAt.getTime()) ||', ''],
      ['<= toleranceMs', '>= 0'],
      [
        'given.length === expected.length && timingSafeEqual(given, expected)',
        'timingSafeEqual(given, given)',
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/mercadopago/refunds-api.ts',
    ['slow-refunds', 'mercadopago-refunds-api'],
    [
      ['if (await isSurelyRefused(request)) throw error', 'throw error', { tests: ['slow-refunds'] }],
      ["if (!payment.methods.includes('pix')) return true", '', { tests: ['slow-refunds'] }],
      ['> doubtMs) return true', '> doubtMs * 30) return true', { tests: ['slow-refunds'] }],
      ['amount > payment.amount - held', 'amount > payment.amount', { tests: ['slow-refunds'] }],
      [
        "covered === true ? 'won' : covered === false ? 'lost' : 'open'",
        "covered === true ? 'won' : 'lost'",
        { tests: ['mercadopago-refunds-api'] },
      ],
      ['if (found.length < page) return', 'return', { tests: ['mercadopago-refunds-api'] }],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/intents.ts',
    ['stripe/stripe'],
    [
      ["intent.status === 'succeeded' ? intent.amount_received : intent.amount", 'intent.amount'],
      ["intent.last_payment_error ? 'refused' : 'created'", "'created'"],
      ["=== 'payment_intent_payment_attempt_expired'", "=== 'expired'"],
      [
        "error.code === 'payment_intent_unexpected_state'",
        "error.kind === 'missing'",
        { tests: ['pix-order', 'expiry'] },
      ],
      ["if (intent.status === 'canceled') return 'cancelled'", ''],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/sessions.ts',
    ['stripe/stripe'],
    [
      ["if (paid === 'paid') return 'confirmed'", "return 'confirmed'"],
      ["if (status === 'expired') return 'expired'", ''],
      ["voided.state === 'expired' ? { ...voided, state: 'cancelled' } : voided", 'voided'],
      [
        "state === 'confirmed' && intent ? intent.amount_received : session.amount_total",
        'session.amount_total',
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/answers.ts',
    ['stripe/stripe'],
    [
      ['&& status !== 409 && status !== 429', '&& status !== 429'],
      ['&& status !== 409 && status !== 429', '&& status !== 409'],
      ["code === 'resource_missing' ? 'missing' : 'unknown'", "'missing'"],
      ["rawType === 'api_error' && ", ''],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/refunds-api.ts',
    ['stripe/stripe'],
    [
      [
        "status === 'failed' || status === 'canceled' ? 'failed' : 'sent'",
        "status === 'failed' ? 'failed' : 'sent'",
      ],
      ['if (!isInquiry(dispute)) disputes', 'disputes', { tests: ['gateway-answers'] }],
      ["if (intent.status === 'succeeded') yield", 'yield'],
      [
        '{ idempotencyKey: key }',
        '{ idempotencyKey: refundId }',
        { tests: ['refund-faults', 'crash-refunds'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/stripe/webhook.ts',
    ['foreign-notifications', 'webhooks'],
    [
      [
        '|| isFromTheFuture(signature, receivedAt)) return',
        ') return',
        { tests: ['webhooks', 'foreign-notifications', 'payment-secrets'] },
      ],
      [
        "if (livemode !== live) return 'mode'",
        '',
        { tests: ['webhooks', 'foreign-notifications', 'money-inbox'] },
      ],
      [
        "account === undefined || account === null ? undefined : 'account'",
        'undefined',
        { tests: ['webhooks', 'foreign-notifications'] },
      ],
      ["intent.metadata?.['flow'] === 'redirect'", 'false', { tests: ['hosted-page'] }],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/pix-key/webhook.ts',
    ['pix-key'],
    [
      ["if (!timingSafeEqual(Buffer.from(hex, 'hex'), expected)) return undefined", ''],
      ['> toleranceMs) return undefined', '> toleranceMs * 1000) return undefined'],
      ['update(`${time}.`)', "update('.')"],
      ['if (amount === 0) return undefined', ''],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/pix-key/pix-key.ts',
    ['pix-key'],
    [
      [
        "snapshot.state === 'confirmed' ? snapshot : { ...snapshot, state: 'cancelled' }",
        "{ ...snapshot, state: 'cancelled' }",
      ],
      ['amount: credit?.amount ?? payment?.amount ?? 0', 'amount: payment?.amount ?? credit?.amount ?? 0'],
      ["credit ? 'confirmed' : over", 'over'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/gateways/pix-key/queries.ts',
    ['pix-key'],
    [[".where('end_to_end_id', '=', endToEndId)", ".where('txid', '=', txid)"]],
  ),
  ...mutantsOf(
    'modules/payments/gateways/payment-links.ts',
    ['payment-links'],
    [
      ['if (link?.amount !== amount) {', 'if (link === undefined) {'],
      ['expiresAt <= clock.now()', 'expiresAt > clock.now()'],
      ['link.method === method && link.currency === currency', 'link.method === method'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/inbox-queries.ts',
    ['webhooks', 'money-inbox'],
    [
      [
        "outcome = case when tries + 1 < ${maxTries} then outcome else 'dead' end",
        'outcome = outcome',
        { tests: ['money-inbox'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/gateway-events/webhook-routes.ts',
    ['webhooks', 'foreign-notifications'],
    [
      ['refuseForeign(ctx, gateway.name, event)', ''],
      ['withoutClientSecrets(body)', 'body', { tests: ['payment-secrets'] }],
    ],
  ),
  ...mutantsOf(
    'modules/gateway-events/process.ts',
    ['webhooks', 'money-inbox'],
    [
      ["error.kind === 'missing') {", "error.kind !== 'refused') {", { tests: ['webhooks'] }],
      [
        '|| snapshot.hasHistory === true)\n      await syncHistoryOf',
        ')\n      await syncHistoryOf',
        { tests: ['mercadopago-refunds-api'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/gateway-events/queries.ts',
    ['money-inbox'],
    [[".where('processed_at', 'is', null)\n    .where('gateway_ref'", ".where('gateway_ref'"]],
  ),
]
