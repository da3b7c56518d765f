import { measured, type Measured } from '../early-events.ts'

/** Says what the visitor did, to whoever measures: never anything about the child. */
export const reportMeasured = (action: string, extra: Measured['extra'] = {}): void => {
  dispatchEvent(new CustomEvent(measured, { detail: { action, extra } }))
}
