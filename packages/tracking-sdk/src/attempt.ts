/** Does what may fail for the page's own reasons. Measuring never throws into a page. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The same work, which never throws. */
export const safely =
  <Args extends unknown[]>(work: (...args: Args) => unknown) =>
  (...args: Args): void =>
    void attempt(() => work(...args))

/** Listens before the page does, which may stop an event, and never throws into it. */
export function listen(target: EventTarget, types: string, heard: (event: never) => unknown): void {
  for (const type of types.split(' ')) target.addEventListener(type, safely(heard) as EventListener, true) // each caller names its own kind
}
