import { measured, type Measured } from '../early-events.ts'

/** Takes what the visitor does, and what happened on this page before the caller's file was loaded. */
export function followMeasured(take: (event: Measured) => void): void {
  for (const event of window.recadinhoMeasured ?? []) take(event)
  addEventListener(measured, ({ detail }) => take(detail))
}
