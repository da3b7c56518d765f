import { takenOver } from './early-events.ts'

/**
 * Marks that the app now listens to this form or late part: an earlier submit or press is repeated
 * (`src/early/early-input.ts`).
 */
export function takeOver(element: Element | null): void {
  element?.dispatchEvent(new Event(takenOver, { bubbles: true }))
}
