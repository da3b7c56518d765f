import { attemptStates, type AttemptState } from '@recadinho/contracts/deliveries'

/** D4: a state is replaced only by one of a higher rank, so statuses may come in any order and any number of times. */
export const outranks = (next: AttemptState, now: AttemptState): boolean =>
  attemptStates.indexOf(next) > attemptStates.indexOf(now)
