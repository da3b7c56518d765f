import { mutantsOf, type Mutant } from '../mutant.ts'

/** Money that needs a person, what is booked of it, and the nightly comparison that finds what no webhook told. */
export const moneyInbox: readonly Mutant[] = [
  ...mutantsOf(
    'modules/money-inbox/act.ts',
    ['money-inbox', 'money-returns'],
    [
      [
        'if (!legal.includes(action))',
        'if (legal.length === 0)',
        { tests: ['money-returns', 'money-inbox', 'repeated-confirmations'] },
      ],
      ['if (item.resolved_at !== null) return undefined', ''],
      [
        "action !== 'refund' || item.kind === 'refund_failed'",
        'true',
        { tests: ['money-returns', 'money-inbox'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/money-inbox/act.ts',
    ['money-returns'],
    [["action === 'resolve' && item.kind === 'mismatched'", 'false']],
  ),
  ...mutantsOf(
    'modules/money-inbox/attach.ts',
    ['money-inbox', 'money-returns', 'repeated-confirmations'],
    [['if (order.currency !== currency)', 'if (order.currency === null)', { tests: ['money-inbox.test'] }]],
  ),
  ...mutantsOf(
    'modules/money-inbox/reinstate.ts',
    ['money-inbox', 'money-races', 'money-returns'],
    [['await checkStays(tx, item)', '']],
  ),
  ...mutantsOf(
    'modules/money-inbox/match.ts',
    ['repeated-confirmations'],
    [
      [
        "debit: 'unassigned',\n          credit: confirmation.gateway",
        "debit: confirmation.gateway,\n          credit: 'unassigned'",
      ],
    ],
  ),
  ...mutantsOf(
    'modules/money-inbox/refund-item.ts',
    ['money-returns', 'money-inbox'],
    [
      ['Math.min(item.amount, left)', 'left'],
      ['Math.min(item.amount, left)', 'item.amount'],
      ['if (inProgress) return inProgress.id', '', { tests: ['money-inbox.test'] }],
    ],
  ),
  ...mutantsOf(
    'modules/money-inbox/view.ts',
    ['money-inbox', 'money-returns', 'payment-secrets'],
    [
      [
        'const pays = arrived && !row.goes_back',
        'const pays = arrived',
        { tests: ['money-returns', 'money-races'] },
      ],
      [
        "row.kind === 'unmatched' ? row.detail === 'confirmed' : money",
        'money',
        { tests: ['money-returns', 'money-inbox', 'webhooks'] },
      ],
      ["key === '' || shown.has(key)", 'true', { tests: ['money-inbox/view'] }],
    ],
  ),
  ...mutantsOf(
    'modules/reconciliation/compare-payment.ts',
    ['money-inbox', 'slow-refunds'],
    [
      [
        "(await gateway.fetchPayment(ref)).state === 'confirmed'",
        "(await gateway.fetchPayment(ref)).state !== 'confirmed'",
        { tests: ['money-inbox.test'] },
      ],
      [
        'refunded !== known.refunded || disputed',
        'disputed',
        { tests: ['money-inbox', 'mercadopago-refunds-api'] },
      ],
      ['disputed !== false || known.open', 'disputed !== false', { tests: ['slow-refunds'] }],
      [
        'if (known.amount === null)\n      await applySnapshot',
        'if (known.amount !== null)\n      await applySnapshot',
        { tests: ['money-inbox'] },
      ],
    ],
  ),
  ...mutantsOf(
    'modules/ledger/items.ts',
    ['test/ledger.test'],
    [
      ["where ${state === 'confirmed'} and ${amount}", 'where ${amount}'],
      ["or (excluded.detail = 'confirmed' and money_inbox.detail <> 'confirmed')", ''],
      ["and money_inbox.detail <> 'confirmed')", ')'],
    ],
  ),
  ...mutantsOf(
    'modules/ledger/queries.ts',
    ['repeated-confirmations', 'test/refunds.test'],
    [
      ["refund: { debit: 'refunds', credit: 'gateway' }", "refund: { debit: 'gateway', credit: 'refunds' }"],
      ['when credit = gateway then -amount else', 'when credit = gateway then amount else'],
    ],
  ),
]
