import { formTakenOver } from './early-events.ts'

/** Marks that the app now listens to this form; an earlier submit is sent again (`src/early/early-input.ts`). */
export function takeOver(form: Element | null): void {
  form?.dispatchEvent(new Event(formTakenOver, { bubbles: true }))
}
