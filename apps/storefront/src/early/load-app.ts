import { isDraftAside } from '../lib/draft/in-progress.ts'
import { storedMarket } from '../lib/market/market.ts'

/** Attributes that the build wrote into this script's element. */
const page = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
/** The app's files, dependencies first. */
const files = page['files']?.split(' ') ?? []
/** Set on pages where the buyer came to act, not to read. */
const startsAtOnce = page['now'] !== undefined

/**
 * Starts the app at the first touch, key press, focus or scroll, and preloads its files once the page is painted and
 * the browser idle. Where the buyer came to act, it starts as soon as the page is painted.
 */
export function loadApp(): void {
  // Another country's prices and the undo of a reset must not wait for an interaction.
  if (storedMarket()?.country || isDraftAside()) return startApp()
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(kind, startApp, { once: true, capture: true, passive: true })
  if (startsAtOnce) whenPainted(startApp)
  else if (mayPreload()) whenPainted(() => (globalThis.requestIdleCallback ?? setTimeout)(preload))
}

let running = false

/** Starts the app once. If a file failed to load, the next call tries again; until then the page's links still work. */
export function startApp(): void {
  if (running) return
  running = true
  run().catch((error: unknown) => {
    console.error(error)
    running = false
  })
}

async function run() {
  preload()
  // One file at a time with a pause between, so that a tap never waits for all of them.
  for (const file of files) {
    await pause()
    await import(/* @vite-ignore */ file)
  }
}

const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Not while the language dialog is open, because the selection may load another page. */
function mayPreload() {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in the DOM types
  return !connection?.saveData && !document.querySelector('dialog[open]')
}

function preload() {
  for (const href of files) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** Scripts must not delay painting. */
function whenPainted(work: () => void) {
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    work()
  })
  painted.observe({ type: 'paint', buffered: true })
}
