import { isPrivate } from '../advertising/pages.ts'
import { mayMarket } from '../consent/consent.ts'
import { measured, type Measured } from '../early-events.ts'

/** Reports a visitor's action to current and later listeners. Never contains data about the child. */
export function reportMeasured(action: string, extra: Measured['extra'] = {}): void {
  const event: Measured = { action, extra, mayAdvertise: mayMarket() && !isPrivate(location) }
  window.recadinhoMeasured ??= []
  window.recadinhoMeasured.push(event)
  dispatchEvent(new CustomEvent(measured, { detail: event }))
}
