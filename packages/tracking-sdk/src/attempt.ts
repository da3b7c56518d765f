/** Runs code that may fail for reasons of the page. Measuring never throws into a page. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Wraps a function so that it never throws. */
export const safely =
  <Args extends unknown[]>(work: (...args: Args) => unknown) =>
  (...args: Args): void =>
    void attempt(() => work(...args))

/** Listens in the capture phase, because the page may stop the event, and never throws into it. */
export function listen(target: EventTarget, types: string, heard: (event: never) => unknown): void {
  for (const type of types.split(' ')) target.addEventListener(type, safely(heard) as EventListener, true) // each caller names its own kind
}
