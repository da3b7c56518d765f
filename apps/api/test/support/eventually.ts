import { vi } from 'vitest'

/** Repeats a check until it passes, for asynchronous work of another connection or worker. */
export const eventually = <T>(check: () => Promise<T> | T): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
