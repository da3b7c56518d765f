import { measured, type Measured } from '../early-events.ts'

/** Passes on measured events, including those from before the caller's file loaded. */
export function followMeasured(take: (event: Measured) => void): void {
  for (const event of window.recadinhoMeasured ?? []) take(event)
  addEventListener(measured, ({ detail }) => take(detail))
}
