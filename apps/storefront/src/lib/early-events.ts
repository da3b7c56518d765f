/*
 * What the early script (`src/early`), `src/on-load.ts` and the app tell each other. They are built separately, so beside
 * storage and the page itself these window events, and the list of what was measured, are all that they share.
 */

/** A language or country was selected in the dialog, and is stored. */
export const marketSelected = 'recadinho:market'

/** The app listens to this form (the event's target) from now on; see `take-over.ts`. */
export const formTakenOver = 'recadinho:form'

/** The visitor answered about consent, and the answer is stored. */
export const consentAnswered = 'recadinho:consent'

/** What the visitor did, for measurement; the event's detail says what. */
export const measured = 'recadinho:measured'

export interface Measured {
  action: string
  /** Never anything about the child. */
  extra: Record<string, unknown>
  /** Whether advertisers might know of it when it happened: what consent allows later does not include it. */
  mayAdvertise: boolean
}

declare global {
  interface Window {
    /** All that was measured on this page, for files that are loaded later. */
    recadinhoMeasured?: Measured[]
  }
  interface WindowEventMap {
    [marketSelected]: Event
    [formTakenOver]: Event
    [consentAnswered]: Event
    [measured]: CustomEvent<Measured>
  }
}
