/** Tracks whether a pointer is down, and can defer work until its click is over. */
export function createPress() {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  let down = false
  let waiting: (() => void)[] = []

  function up(): void {
    down = false
    // The click event follows the release in the same task.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }

  addEventListener('pointerdown', () => (down = true), options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', up, options)
  return {
    /** Runs the work now, or after the current press. */
    afterwards(work: () => void): void {
      if (down) waiting.push(work)
      else work()
    },
    dispose(): void {
      listening.abort()
      waiting = []
    },
  }
}
