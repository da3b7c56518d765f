import type { ShiftableClock } from './clock.ts'
import type { Deadlines } from './deadlines.ts'
import type { FaultQueue } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Note, Settings } from './records.ts'
import type { ShopControls } from './shop-controls.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** Shared by every part of the gateway. */
export interface Gateway {
  /** The gateway's base URL, without a trailing slash. Known once it listens. */
  url: string
  neighbours: { shop: string; admin: string } | undefined
  shop: ShopControls | undefined
  secretKey: string
  publishableKey: string
  clock: ShiftableClock
  /** Seconds that a bank takes to answer a refund that is not immediate. */
  bankSeconds: number
  ledger: Ledger
  deadlines: Deadlines
  faults: FaultQueue
  webhooks: Webhooks
}

const INITIAL: Settings = {
  id: 'account',
  clockOffset: 0,
  webhookPolicy: 'deliver',
  refundPolicy: 'usual',
  methods: ['card', 'pix'],
}

/** Internal data about an object that is never shown. */
export function noteOf(ledger: Ledger, id: string): Note {
  return ledger.get('note', id) ?? { id }
}

/** The account's current settings. */
export function settings(ledger: Ledger): Settings {
  // A state file from an older release lacks newer settings.
  return { ...INITIAL, ...ledger.get('setting', 'account') }
}

/** Resets all settings except raised prices, which `lowerPrices` restores. Expired objects stay expired. */
export function resetSettings(ledger: Ledger): void {
  const { raised } = settings(ledger)
  ledger.put('setting', { ...INITIAL, ...(raised && { raised }) })
}

export function changeSettings(ledger: Ledger, change: Partial<Omit<Settings, 'id'>>): void {
  ledger.put('setting', { ...settings(ledger), ...change })
}
