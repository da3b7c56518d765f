import { attemptStates, type AttemptState } from '@recadinho/contracts/deliveries'

/** D4: a state is only replaced by one of a higher rank, so that statuses can arrive in any order and repeatedly. */
export const outranks = (next: AttemptState, now: AttemptState): boolean =>
  attemptStates.indexOf(next) > attemptStates.indexOf(now)
