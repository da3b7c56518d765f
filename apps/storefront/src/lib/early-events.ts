/*
 * What the early script (`src/early`), `src/on-load.ts` and the app tell each other. They are built separately, so beside
 * storage and the page itself these window events are all that they share.
 */

/** A language or country was selected in the dialog, and is stored. */
export const marketSelected = 'recadinho:market'

/** The app listens to this form (the event's target) from now on; see `take-over.ts`. */
export const formTakenOver = 'recadinho:form'

declare global {
  interface WindowEventMap {
    [marketSelected]: Event
    [formTakenOver]: Event
  }
}
