import type { Mutant } from './mutant.ts'
import { payments } from './mutants/payments.ts'

/** All mutants. A kind of code that must not break silently has a file in `mutants`. */
export const mutants: readonly Mutant[] = [...payments]
