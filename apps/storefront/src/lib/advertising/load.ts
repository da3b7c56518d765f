import { readPageData } from '../pages/page-data.ts'

/** A1, A2: loads the pixels' code once the page is idle, if the shop has any pixel. */
export function loadAdvertising(): void {
  if (readPageData().catalog.pixels.length === 0) return
  // A7: failures are invisible to the visitor.
  whenIdle(() => void import(/* @vite-ignore */ import.meta.env.ADVERTISE).catch(console.info))
}

/** Safari lacks `requestIdleCallback`. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}
