/** The script element of the page, which says where the rest is. */
export const here = document.querySelector<HTMLScriptElement>('script[data-app]')
const app = here?.dataset['app'] ?? ''
const files = (here?.dataset['files'] ?? '').split(' ').filter(Boolean)
let started: Promise<void> | undefined

/** Fetches the app's files when the browser is idle and runs them at the first touch, key or scroll. */
export function whenTouched(): void {
  if (here?.dataset['now'] !== undefined) return void startApp()
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(kind, () => void startApp(), { once: true, capture: true, passive: true })
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in the DOM types
  if (connection?.saveData) return
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(hint))
}

/** Runs the app once. After a file that did not arrive, the next call tries again; the page's links work meanwhile. */
export function startApp(): Promise<void> {
  started ??= run().catch((error: unknown) => {
    console.error(error)
    started = undefined
  })
  return started
}

async function run() {
  hint()
  // One file at a time with a breath between, so that a tap never waits for all of them.
  for (const file of files) {
    await turn()
    if (file !== app) await import(/* @vite-ignore */ file)
  }
  await import(/* @vite-ignore */ app)
}

function hint() {
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

const turn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
