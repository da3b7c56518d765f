import type { Gateway } from '../gateway.ts'
import type { Action, Fields } from './actions/action.ts'
import { ACTIONS } from './actions/actions.ts'

type Actions = typeof ACTIONS
type Bound<A> = A extends { run: (gateway: Gateway, input: infer I) => infer R }
  ? keyof I extends never
    ? () => R
    : (input: I) => R
  : never

/** The rehearsal page's actions as functions: `control.pay({ paymentIntent })`, `control['pay-late'](…)`. */
export type Control = { [K in keyof Actions]: Bound<Actions[K]> } & {
  /** Resolves when no webhook is being sent. */
  idle(): Promise<void>
}

export function bindActions(gateway: Gateway): Control {
  const bound = Object.entries(ACTIONS).map(([name, { run }]) => [
    name,
    (input: object = {}) =>
      gateway.ledger.transaction(() => (run as Action<Fields, unknown>['run'])(gateway, input as never)), // typed by Control
  ])
  return { ...Object.fromEntries(bound), idle: () => gateway.webhooks.idle() } as Control // the same names, bound
}
