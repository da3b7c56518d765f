export type Listener = (event: Record<string, unknown>) => void

/** An element's `on`, `once` and `off`. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()

  function on(name: string, listener: Listener): void {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
  }

  function off(name: string, listener?: Listener): void {
    if (listener) listeners.get(name)?.delete(listener)
    else listeners.delete(name)
  }

  function once(name: string, listener: Listener): void {
    const first: Listener = (event) => {
      off(name, first)
      listener(event)
    }
    on(name, first)
  }

  function emit(name: string, event: Record<string, unknown> = {}): void {
    for (const listener of listeners.get(name) ?? []) listener(event)
  }

  return { on, off, once, emit }
}
