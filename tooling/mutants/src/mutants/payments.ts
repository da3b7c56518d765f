import { mutantsOf, type Mutant } from '../mutant.ts'

/** Payments: what counts as money, which signal wins, and what follows from it. */
export const payments: readonly Mutant[] = [
  ...mutantsOf(
    'modules/payments/machine.ts',
    ['payments/machine'],
    [
      ["next === 'confirmed' && ranks[current] === 2", 'ranks[current] === 2'],
      [" || current === 'error'", ''],
      ["isPaid(attempt) || attempt.state === 'lost'", 'isPaid(attempt)'],
      ['ranks[signal] > ranks[current] ||', 'ranks[signal] !== ranks[current] ||'],
      ['expired: 2,', 'expired: 3,'],
      ["['created', 'processing', 'error'] as", "['created', 'processing'] as"],
      ['wasPaid(attempt) && counts(attempt)', 'wasPaid(attempt)'],
      ['amount - refunded - lost', 'amount - refunded'],
      ["if (paid && sum > total) return 'overpaid'", ''],
      ['if (paid && sum === total)', 'if (paid && sum >= 1)'],
      ["if (gone && sum > 0) return 'partially_refunded'", ''],
      ["payment.gateway === 'manual' && payment.counted_by !== null", 'payment.counted_by !== null'],
      [
        "&& payment.failure_code === 'mismatched'",
        '',
        { tests: ['money-inbox', 'money-returns', 'unknown-outcomes'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/decide.ts',
    ['payment-scenarios', 'money-inbox', 'pix-key'],
    [
      [
        'snapshot.amount !== payment.amount ||',
        'snapshot.amount < payment.amount ||',
        { tests: ['payments/decide'] },
      ],
      [
        'snapshot.amount !== payment.amount ||',
        'snapshot.amount > payment.amount ||',
        { tests: ['payments/decide'] },
      ],
      ['snapshot.orderId !== expected.orderId || ', '', { tests: ['payments/decide'] }],
      [' || snapshot.attemptId !== payment.id', '', { tests: ['payments/decide'] }],
      [
        "snapshot.live === expected.live ? null : { code: 'mode_differs' }",
        'null',
        { tests: ['payments/decide'] },
      ],
      ['confirmedSum(after) >= order.total', 'confirmedSum(after) > 0', { tests: ['payments/decide'] }],
      [
        "covers && canMoveOrder(factsOf(order), 'in_production', actor)",
        'covers',
        { tests: ['money-inbox', 'webhooks'] },
      ],
      [
        'confirmedSum(after) > order.total && confirmedSum(payments) > 0',
        'confirmedSum(payments) > order.total',
        { tests: ['duplicate-payments'] },
      ],
      [
        '!payments.some((other) => other.counted_by === each.id)',
        'true',
        { tests: ['repeated-confirmations'] },
      ],
      ['each.counted_by === null &&\n      !payments', '!payments', { tests: ['repeated-confirmations'] }],
      ['each.amount === payment.amount &&', '', { tests: ['payments/decide'] }],
      ["(state === 'failed' && payment.gateway_ref !== null)", 'false', { tests: ['payments/decide'] }],
      ['declineRef !== payment.decline_ref', 'true', { tests: ['card-order', 'money-permutations'] }],
      [
        "if (repeated !== undefined) return { amount, currency, account: 'unassigned' }",
        '',
        { tests: ['repeated-confirmations'] },
      ],
      [
        "if (mismatch !== null) return { amount, currency, account: 'unassigned' }",
        '',
        { tests: ['money-inbox'] },
      ],
      [
        "order.status === 'cancelled' || order.status === 'completed'",
        "order.status === 'completed'",
        { tests: ['money-inbox', 'webhooks'] },
      ],
      [
        "(mismatch === null || state === 'confirmed')) return null",
        'mismatch === null) return null',
        { tests: ['payments/decide'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/decision-queries.ts',
    ['payment-scenarios', 'money-inbox'],
    [
      [
        'and gateway_ref is null))))`',
        ')))`',
        { tests: ['webhooks', 'repeated-confirmations', 'money-model'] },
      ],
      [
        'and money_inbox.gateway_ref = ${moneyRef} and money_inbox.resolved_at is null',
        'and money_inbox.resolved_at is null',
        { tests: ['money-inbox.test'] },
      ],
      ['!order.promo_reserved', 'false', { tests: ['promo-codes', 'expiry'] }],
      [
        "...(account === 'sales' ? [reclass",
        "...(account !== 'sales' ? [reclass",
        { tests: ['repeated-confirmations', 'gateway-switch'] },
      ],
      ['payment.keepPolling ? nothing', 'true ? nothing', { tests: ['card-order'] }],
      ['order.promised_hours * 3_600_000', 'order.promised_hours * 60_000', { tests: ['card-order'] }],
      ['coalesce(payments.gateway_ref, ${gatewayRef})', 'payments.gateway_ref', { tests: ['card-order'] }],
    ],
  ),
  ...mutantsOf(
    'modules/payments/apply.ts',
    ['webhooks', 'money-inbox'],
    [
      ["isMismatched(payment) && snapshot.state !== 'confirmed'", 'false', { tests: ['money-inbox.test'] }],
      [
        "if (snapshot.state === 'cancelled' && !isOpen(payment.state)) await stopPolling(ctx.db, payment.id)",
        '',
        { tests: ['repeated-confirmations', 'expiry'] },
      ],
      ['confirmed ? mismatchOf(snapshot, payment, { orderId: order.id, live }) : null', 'null'],
      [
        "snapshot.state === 'cancelled' ? source.actor : gatewayActor(gateway.name)",
        'source.actor',
        { tests: ['pix-order', 'unknown-outcomes', 'mercadopago'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/expire.ts',
    ['expiry'],
    [
      ['if (!found || found.payments.some(({ state }) => isOpen(state))) return', 'if (!found) return'],
      [
        '|| order.expires_at === null || order.expires_at > now) return',
        '|| order.expires_at === null) return',
      ],
      ['if (read) await voidPayable', 'if (read?.id === null) await voidPayable'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/expiry-queries.ts',
    ['expiry', 'payment-links'],
    [
      ["payment('payments.next_poll_at', 'is not', null),", ''],
      ["payment('payments.state', '=', 'created'),\n            payment.and", 'payment.and'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/poll.ts',
    ['card-order', 'unknown-outcomes'],
    [
      [
        "if (snapshot.state === 'processing') {\n    throw",
        "if (snapshot.state === 'created') {\n    throw",
        { tests: ['card-order'] },
      ],
      [
        "const over = last?.state === 'failed' || last?.state === 'expired'",
        "const over = last?.state === 'expired'",
        { tests: ['repeated-confirmations', 'expiry', 'card-order'] },
      ],
      ['> giveUpAfterMs)', '> 0)', { tests: ['unknown-outcomes', 'gateway-switch'] }],
      [
        'answer instanceof GatewayError ? await gateway.findPayment({ id, flow, begunAt }) : answer',
        'answer instanceof GatewayError ? undefined : answer',
        { tests: ['unknown-outcomes'] },
      ],
      [
        'if (gateway === undefined)\n    throw',
        'if (gateway !== undefined && gateway === undefined)\n    throw',
        { tests: ['gateway-switch'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/open.ts',
    ['card-order', 'pix-order'],
    [
      ['checkPayable(current)', '', { tests: ['card-order'] }],
      ['if (current.total === 0) return payNothing(ctx, current, request)', '', { tests: ['card-order'] }],
      ["payment.request_hash === request.requestHash.toString('hex')", 'true', { tests: ['card-order'] }],
      ['new Date(payment.expires_at) <= ctx.clock.now()', 'false', { tests: ['pix-order', 'mercadopago'] }],
      ['&& request.renew !== true', '', { tests: ['pix-order'] }],
      [
        "if (current.payments.some(({ state }) => state === 'error')) {",
        "if (current.payments.every(({ state }) => state === 'failed')) {",
        { tests: ['unknown-outcomes'] },
      ],
      [
        'checkShownTotal(request.shownTotal, {',
        'checkShownTotal(undefined, {',
        { tests: ['expiry', 'payment-scenarios', 'card-order', 'corrections'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/new-attempt.ts',
    ['test/mercadopago.test'],
    [['card.installments <= option.installments', 'card.installments > 0']],
  ),
  ...mutantsOf(
    'modules/payments/call.ts',
    ['pix-order'],
    [
      ["parseBrCode(snapshot.pixCode ?? '')?.amount === attempt.amount", 'true'],
      ['&& !repeated', '', { tests: ['unknown-outcomes'] }],
      ['usable ? snapshot : await gateway.cancelPayment(snapshot.ref)', 'snapshot'],
    ],
  ),
  ...mutantsOf(
    'modules/payments/payment-options.ts',
    ['payment-minimums', 'payment-links'],
    [
      [
        'total.amount >= (option.minimum ?? 1)',
        'total.amount > (option.minimum ?? 1)',
        { tests: ['payments/payment-options'] },
      ],
      ['!settings.gateways_off.includes(name)', 'true', { tests: ['payment-links', 'gateway-switch'] }],
      [
        'methods[option.method] && takesCurrency(option, currency)',
        'methods[option.method]',
        { tests: ['pix-order'] },
      ],
      [
        'methods[option.method] && takesCurrency(option, currency)',
        'takesCurrency(option, currency)',
        { tests: ['pix-order'] },
      ],
      [
        'price.packageId === packageId && price.amount',
        'price.amount',
        { tests: ['payments/payment-options'] },
      ],
      [
        'price.packageId === packageId && price.amount.amount === total.amount',
        'price.packageId === packageId',
        { tests: ['payments/payment-options'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/payments/queries.ts',
    ['webhooks', 'money-returns'],
    [
      [
        "when state in ('created', 'processing', 'error') then ${now}::timestamptz + interval '1 day'",
        '',
        { tests: ['money-returns'] },
      ],
      ['where next_poll_at <= ${now} and gateway', 'where gateway', { tests: ['card-order'] }],
    ],
  ),
  ...mutantsOf(
    'modules/payments/attempt-queries.ts',
    ['expiry', 'mercadopago'],
    [
      ['part`greatest(expires_at, ${orderLives})`', 'orderLives'],
      ['part`greatest(expires_at, ${opened.orderLives})`', 'part`expires_at`', { tests: ['expiry'] }],
    ],
  ),
  ...mutantsOf(
    'modules/payments/manual.ts',
    ['repeated-confirmations', 'admin-orders'],
    [
      [
        'earlier?.request_hash.equals(requestHash)',
        'earlier',
        { tests: ['admin-orders', 'phone-orders', 'repeated-confirmations'] },
      ],
      ['confirmation.check?.(found)', '', { tests: ['repeated-confirmations', 'card-order'] }],
    ],
  ),
]
