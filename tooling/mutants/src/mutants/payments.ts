import { mutantsOf, type Mutant } from '../mutant.ts'

/** States of payments: what counts as money, and which signal wins. */
export const payments: readonly Mutant[] = [
  ...mutantsOf(
    'modules/payments/machine.ts',
    ['payments/machine', 'payment-scenarios'],
    [
      ['ranks[signal] > ranks[current]', 'ranks[signal] >= ranks[current]'],
      ["next === 'confirmed' && ranks[current] === 2", "next === 'confirmed'"],
      [" || current === 'error'", ''],
      ["isPaid(attempt) || attempt.state === 'lost'", 'isPaid(attempt)'],
    ],
  ),
]
