/**
 * What happens to the next request of a server: refused with the advertiser's code; answered by a proxy that knows nothing
 * of it; taken, but without an answer (`hang`); the connection cut before it was read (`cut`).
 */
export type Fault =
  | { kind: 'error'; code: number; subcode?: number; status?: number }
  | { kind: 'proxy'; status: number }
  | { kind: 'hang' }
  | { kind: 'cut' }

export interface Faults {
  add(fault: Fault, times?: number): void
  take(): Fault | undefined
  waiting(): readonly Fault[]
  clear(): void
}

export function createFaults(): Faults {
  const faults: Fault[] = []
  return {
    add: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    take: () => faults.shift(),
    waiting: () => faults,
    clear: () => void (faults.length = 0),
  }
}
