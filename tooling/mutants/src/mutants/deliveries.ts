import { mutantsOf, type Mutant } from '../mutant.ts'

/** Deliveries: that the video reaches its buyer once, and nobody else. */
export const deliveries: readonly Mutant[] = [
  ...mutantsOf(
    'modules/deliveries/outcome.ts',
    ['deliveries/outcome'],
    [
      ['now >= patienceEnds(attempt)', 'now > patienceEnds(attempt)'],
      ["state === 'unknown' ? unknownMs : proofMs", 'proofMs'],
      ["(channel === 'by_hand' && state === 'sent')", "state === 'sent'"],
      ['attempts.filter(({ superseded_at: superseded }) => superseded === null)', 'attempts'],
      ["channel === 'email' && !fallback", "channel === 'email'"],
    ],
  ),
  ...mutantsOf(
    'modules/deliveries/deliver.ts',
    ['test/deliveries', 'delivery-faults'],
    [
      ["if (facts.on_hold_since !== null) return 'on_hold'", ''],
      [
        "return facts.link_token_hash === null ? 'link_revoked' : null",
        'return null',
        { tests: ['test/deliveries'] },
      ],
      [
        'offered.filter((channel) => !busy(channel))',
        'offered',
        { tests: ['delivery-faults', 'test/deliveries'] },
      ],
      ['checkVersion(order, request.version)', ''],
      [
        '(await wantsNoMessages(tx, order)) ? withoutWhatsapp(delivery.channels) : delivery.channels',
        'delivery.channels',
        { tests: ['test/chats', 'test/deliveries'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/deliveries/apply.ts',
    ['delivery-faults', 'test/deliveries'],
    [
      ['if (!outranks(news.state, attempt.state)) {', 'if (news.state === attempt.state) {'],
      ["attempts.every(({ channel }) => channel !== 'email')", 'true'],
      ["state === 'not_reached' && delivery.state !== 'not_reached'", "state === 'not_reached'"],
    ],
  ),
  ...mutantsOf(
    'modules/deliveries/act.ts',
    ['test/deliveries'],
    [
      ["channel !== 'email' && state !== 'queued' && state !== 'failed'", 'false && state !== channel'],
      [
        "const reopens = order.status === 'completed' && !others",
        "const reopens = order.status === 'completed'",
      ],
      [
        "if (delivery.state !== 'scheduled') throw illegal(order)\n    await updateDelivery(tx, delivery.id, { state: 'cancelled'",
        "await updateDelivery(tx, delivery.id, { state: 'cancelled'",
      ],
    ],
  ),
  ...mutantsOf(
    'modules/deliveries/poll.ts',
    ['test/deliveries', 'delivery-faults'],
    [['if (problem === null) return start', 'return start', { tests: ['test/deliveries'] }]],
  ),
]
