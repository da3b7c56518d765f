import { setDraftAside } from '../lib/draft/in-progress.ts'
import { formTakenOver } from '../lib/early-events.ts'

/** The form that was sent last and that the app has not answered. */
let sent: HTMLFormElement | undefined

/**
 * Keeps what is sent or pressed before the app runs. Fields keep what is typed into them by themselves; the app reads it
 * from there (`lib/use-early.ts`).
 */
export function keepEarlyInput(): void {
  // At the window events arrive last: what the app has handled is prevented already.
  addEventListener('submit', keepForm)
  addEventListener(formTakenOver, sendAgain)
  addEventListener('click', resetOnHomeLink)
}

function keepForm(event: SubmitEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  sent = event.target
  // Nothing else needs preventing: the method `dialog` closes a dialog, and does nothing outside one.
  if (sent.method === 'get') event.preventDefault()
}

function sendAgain({ target }: Event) {
  if (!sent || !(target instanceof HTMLFormElement) || !isSame(target, sent)) return
  sent = undefined
  target.requestSubmit()
}

/** The same element, or the one that the app has drawn in its place. */
const isSame = (form: HTMLFormElement, before: HTMLFormElement) =>
  form === before || (!before.isConnected && form.id !== '' && form.id === before.id)

/** §2: logo and Home reset the order in progress. When the app runs, the link does it itself. */
function resetOnHomeLink(event: MouseEvent) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return
  if (event.target.closest('[data-resets-order]')) setDraftAside()
}
