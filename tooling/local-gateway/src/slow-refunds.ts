import { settings, type Gateway } from './gateway.ts'

/** Whether a refund succeeds in the response to its request. PIX refunds never do: the bank answers later. */
export function isImmediate({ ledger }: Gateway, isPix: boolean): boolean {
  return !isPix && settings(ledger).refundPolicy === 'usual'
}

/** Schedules the bank's answer to a pending refund; under the policy `hold` it is only given by hand. */
export function watchRefund({ bankSeconds, clock, deadlines, ledger }: Gateway, id: string): void {
  if (settings(ledger).refundPolicy !== 'hold') deadlines.watch(id, clock.seconds() + bankSeconds)
}
