/*
 * The contract between the early script (`src/early`), `src/on-load.ts` and the app. They are built separately: besides
 * storage and the page itself, they share only these window events and the list of measured events.
 */

/** A language or country was selected in the dialog and stored. */
export const marketSelected = 'recadinho:market'

/** The app has started listening to this form or part of the page (the event's target); see `take-over.ts`. */
export const takenOver = 'recadinho:taken'

/** The visitor answered the consent question and the answer is stored. */
export const consentAnswered = 'recadinho:consent'

/** A visitor's action to measure; the event's detail describes it. */
export const measured = 'recadinho:measured'

export interface Measured {
  action: string
  /** Never contains data about the child. */
  extra: Record<string, unknown>
  /** Whether advertising was allowed when it happened: later consent does not include it. */
  mayAdvertise: boolean
}

declare global {
  interface Window {
    /** Everything measured on this page so far, for scripts that load later. */
    recadinhoMeasured?: Measured[]
  }
  interface WindowEventMap {
    [marketSelected]: Event
    [takenOver]: Event
    [consentAnswered]: Event
    [measured]: CustomEvent<Measured>
  }
}
