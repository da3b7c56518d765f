/** The files of the app, as the build wrote them into the page. */
export const built = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
const files = built['files']?.split(' ') ?? []
let started: Promise<void> | undefined

/**
 * Runs the app at the first touch, key or scroll, and loads its files when the page is painted and the browser idle;
 * not while the language dialog is open, because the answer may be another page. Where the buyer came to act it runs at
 * once.
 */
export function whenTouched(): void {
  const atOnce = built['now'] !== undefined
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(kind, () => void startApp(), { once: true, capture: true, passive: true })
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in the DOM types
  if (!atOnce && (connection?.saveData || document.querySelector('dialog[open]'))) return
  // Scripts must not delay painting.
  new PerformanceObserver(() =>
    atOnce ? void startApp() : (globalThis.requestIdleCallback ?? setTimeout)(hint),
  ).observe({ type: 'paint', buffered: true })
}

/** Runs the app once. After a file failed to load, the next call tries again; the page's links work meanwhile. */
export function startApp(): Promise<void> {
  started ??= run().catch((error: unknown) => {
    console.error(error)
    started = undefined
  })
  return started
}

async function run() {
  hint()
  // One file at a time with a pause between, so that a tap never waits for all of them.
  for (const file of files) {
    await turn()
    await import(/* @vite-ignore */ file)
  }
}

function hint() {
  for (const href of files) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

const turn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
