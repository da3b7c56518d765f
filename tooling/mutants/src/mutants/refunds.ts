import { mutantsOf, type Mutant } from '../mutant.ts'

/** Refunds and disputes: what goes back, once, and what is booked of it. */
export const refunds: readonly Mutant[] = [
  ...mutantsOf(
    'modules/refunds/machine.ts',
    ['refunds/machine', 'test/refunds.test'],
    [
      ["requested: ['sent', 'succeeded', 'failed']", "requested: ['sent']"],
      ["succeeded: ['failed']", 'succeeded: []'],
      ['failed: []', "failed: ['succeeded']"],
      ["state !== 'failed'", "state === 'succeeded'"],
      ['(holdsMoney(state) ? amount : 0)', 'amount'],
      ["current !== undefined && current !== 'open' && word === 'open' ? current : word", 'word'],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/request.ts',
    ['test/refunds.test', 'payment-scenarios', 'money-returns'],
    [
      ['amount.currency !== payment.currency || ', ''],
      ['amount.amount > refundable)', 'amount.amount > payment.amount)'],
      ['amount.amount < 1 ||', 'amount.amount < 0 ||', { tests: ['payment-scenarios'] }],
      ['refunds.filter((each) => each.payment_id === id)', '[]'],
      ['repeated.request_hash?.equals(requestHash)', 'true'],
      ['if (repeated) {', "if (repeated?.state === 'requested') {"],
      ['checkVersion(order, command.version)', ''],
      [
        "payment.state === 'confirmed' && !isMatched(payment)",
        "payment.state === 'confirmed'",
        { tests: ['repeated-confirmations'] },
      ],
      ["if (payment.state === 'confirmed' && !isMatched(payment)) return", 'return'],
      ['amount.amount === refundable &&', 'amount.amount <= refundable &&'],
      [
        '!payments.some((each) => each !== payment && each.counted_by === null && isPaid(each) && leftOf(each) > 0)',
        'true',
        { tests: ['money-returns'] },
      ],
      ['each.counted_by === null && isPaid(each)', 'isPaid(each)', { tests: ['repeated-confirmations'] }],
      ['!whole || !canCancelPaid(order)', '!canCancelPaid(order)', { tests: ['money-returns'] }],
      ["order.promo_reserved ? { promoUse: 'release' } : {}", '{}'],
      ['refundsThroughGateway(gateway) && !ctx.gateways.has(gateway)', 'false', { tests: ['money-returns'] }],
      ['if (!refundsThroughGateway(gateway)) {', 'if (refundsThroughGateway(gateway)) {'],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/send.ts',
    ['refund-faults', 'mercadopago-refunds-api', 'test/refunds.test'],
    [
      ['if (refund.poll_count > 1) {', 'if (refund.poll_count > 1_000) {', { tests: ['refund-faults'] }],
      ['`ref_${id}:${current}`', '`ref_${id}`'],
      ['failedAt !== null && ctx', 'ctx', { tests: ['refund-faults'] }],
      ['error.isStored', 'error.isStored === undefined'],
      ["error.kind !== 'unknown') return error", "error.kind !== 'missing') return error"],
      [
        'if (await wasSentAgain(ctx.db, id)) await',
        'await',
        { tests: ['mercadopago-refunds-api', 'slow-refunds'] },
      ],
      [
        'if (!(await lockIsKnown(tx, id))) await',
        'await',
        { tests: ['slow-refunds', 'refund-faults', 'crash-refunds'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/queries.ts',
    ['refund-faults', 'test/refunds.test'],
    [['key_generation: generation + 1, key_failed_at: null', 'key_generation: generation + 1']],
  ),
  ...mutantsOf(
    'modules/refunds/surplus.ts',
    ['duplicate-payments', 'repeated-confirmations'],
    [
      ['if (kept - amount < found.order.total) return undefined', ''],
      ['kept - amount < found', 'kept < found'],
      [' || refunds.some((each) => each.payment_id === paymentId)', ''],
      ['isPaid(each) && each.counted_by === null', 'isPaid(each)'],
      ["if (!found || payment?.state !== 'confirmed')", 'if (!found || !payment)'],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/apply-refund.ts',
    ['mercadopago-refunds-api', 'test/refunds.test'],
    [
      [' &&\n  unnamedSince.getTime() >= row.created_at.getTime() - skewMs', ''],
      ['row.amount === amount &&', '', { tests: ['mercadopago-refunds-api'] }],
      [
        "row.gateway_ref === null &&\n  row.state === 'sent'",
        "row.state === 'sent'",
        { tests: ['slow-refunds'] },
      ],
      [
        'each.gateway_ref === null && each.id === refund.refundId',
        'each.id === refund.refundId',
        { tests: ['test/refunds.test'] },
      ],
      ["if (before === 'succeeded') await", 'await', { tests: ['slow-refunds'] }],
      [
        "await insertMoneyItem(tx, { ...entry, kind: 'refund_failed' })",
        '',
        { tests: ['test/refunds.test'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/history.ts',
    ['test/refunds.test', 'money-returns'],
    [
      ['await lockCapture(tx, read.gateway, read.paymentRef)', ''],
      ['refunded >= (await receivedOf(tx, money))', 'true', { tests: ['money-returns'] }],
      [
        "row.state === 'succeeded' ? row.amount : 0",
        'row.amount',
        { tests: ['slow-refunds', 'test/refunds.test'] },
      ],
      [
        'if (money?.paid !== true) {',
        'if (money === undefined) {',
        { tests: ['money-permutations', 'money-model', 'webhooks'] },
      ],
      [
        'if (event) await finishInboxRow(tx',
        'if (false) await finishInboxRow(tx',
        { tests: ['test/refunds.test'] },
      ],
      ['lost: lostTo(disputes) } : each', 'lost: 0 } : each', { tests: ['test/refunds.test'] }],
      ['read.orderId === null ? ((', 'read.orderId === undefined ? ((', { tests: ['money-returns'] }],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/history-queries.ts',
    ['money-inbox', 'money-returns', 'test/refunds.test'],
    [
      ['and money_inbox.amount <= back.amount', ''],
      [
        "and payment_ref = ${paymentRef} and state = 'succeeded'",
        'and payment_ref = ${paymentRef}',
        { tests: ['slow-refunds', 'money-returns'] },
      ],
      [
        'and back.amount >= (select amount from ledger',
        'and 0 < (select amount from ledger',
        { tests: ['money-returns'] },
      ],
      [
        "row.state === 'sent' ? {} : { finished_at: now, next_poll_at: null }",
        '{}',
        { tests: ['test/refunds.test'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/refunds/apply-disputes.ts',
    ['test/refunds.test', 'gateway-answers', 'mercadopago-refunds-api'],
    [
      ["if (state === 'won') await", "if (state !== 'open') await"],
      ["states.has('open') ? 'disputed' : ", ''],
      ["resolved: state !== 'open'", 'resolved: false'],
      ["await insertLedgerEntry(tx, { ...entry, kind: 'dispute' })", ''],
    ],
  ),
]
