import type { ShiftableClock } from './clock.ts'
import type { Deadlines } from './deadlines.ts'
import type { FaultQueue } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Note, Settings } from './records.ts'
import type { ShopControls } from './shop-controls.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** What every part of the gateway is given. */
export interface Gateway {
  /** Where the gateway is reached, without a trailing slash. Known once it listens. */
  url: string
  neighbours: { shop: string; admin: string } | undefined
  shop: ShopControls | undefined
  secretKey: string
  publishableKey: string
  clock: ShiftableClock
  /** How long a bank takes to answer a refund that is not immediate. */
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

/** What is remembered about an object and never shown. */
export function noteOf(ledger: Ledger, id: string): Note {
  return ledger.get('note', id) ?? { id }
}

/** The account's settings, as last changed. */
export function settings(ledger: Ledger): Settings {
  // A state file of an older release lacks newer settings.
  return { ...INITIAL, ...ledger.get('setting', 'account') }
}

/** Everything as it is at first: what the clock has ended stays ended, and raised prices are the shop's to put back. */
export function resetSettings(ledger: Ledger): void {
  const { raised } = settings(ledger)
  ledger.put('setting', { ...INITIAL, ...(raised && { raised }) })
}

export function changeSettings(ledger: Ledger, change: Partial<Omit<Settings, 'id'>>): void {
  ledger.put('setting', { ...settings(ledger), ...change })
}
