import { readPageData } from '../pages/page-data.ts'

/** A1, A2: loads the pixels' part once the page is idle, if the shop has an account with an advertiser at all. */
export function loadAdvertising(): void {
  if (readPageData().catalog.pixels.length === 0) return
  // A7: the visitor sees no failure of it.
  whenIdle(() => void import(/* @vite-ignore */ import.meta.env.ADVERTISE).catch(console.info))
}

/** Safari has no such callback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}
