import { formTakenOver } from './early-events.ts'

/** From now on the app listens to this form: an earlier submit is sent again (`src/early/early-input.ts`). */
export function takeOver(form: Element | null): void {
  form?.dispatchEvent(new Event(formTakenOver, { bubbles: true }))
}
