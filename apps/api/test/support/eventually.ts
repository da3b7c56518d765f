import { vi } from 'vitest'

/** Repeats a check until it holds; for what another connection or worker does in its own time. */
export const eventually = <T>(check: () => Promise<T> | T): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
