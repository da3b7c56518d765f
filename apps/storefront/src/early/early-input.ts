import { setDraftAside } from '../lib/draft/in-progress.ts'
import { takenOver } from '../lib/early-events.ts'

/** The form submitted last that the app has not handled yet. */
let sent: HTMLFormElement | undefined
/** The button pressed last in a part of the page that has not hydrated yet (`lib/late-part.tsx`). */
let pressed: HTMLElement | null = null

/**
 * Keeps submits and clicks from before the app runs. Fields keep their input without help; the app reads it from them
 * (`lib/use-early.ts`).
 */
export function keepEarlyInput(): void {
  // On the window, after the app's handlers: events that it handled are already prevented.
  addEventListener('submit', keepForm)
  addEventListener('click', resetOnHomeLink)
  // Before the app, which hides presses in a late part from other listeners.
  addEventListener('click', keepPress, true)
  addEventListener(takenOver, repeat)
}

function keepForm(event: SubmitEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  sent = event.target
  // Only GET needs preventing: the method `dialog` closes a dialog, and does nothing outside one.
  if (sent.method === 'get') event.preventDefault()
}

function keepPress({ target }: MouseEvent) {
  if (target instanceof Element) pressed = target.closest('[data-late] button')
}

function repeat({ target }: Event) {
  if (!(target instanceof HTMLElement)) return
  if (sent && target instanceof HTMLFormElement && isSame(target, sent)) {
    sent = undefined
    target.requestSubmit()
  }
  if (pressed && target.contains(pressed)) pressed.click()
}

/** The same element, or the one with which the app has replaced it. */
const isSame = (form: HTMLFormElement, before: HTMLFormElement) =>
  form === before || (!before.isConnected && form.id !== '' && form.id === before.id)

/** §2: logo and Home reset the order in progress. Once the app runs, the link handles this itself. */
function resetOnHomeLink(event: MouseEvent) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return
  if (event.target.closest('[data-resets-order]')) setDraftAside()
}
