/**
 * What happens to the next message: refused with Meta's code; answered by an unrelated proxy; accepted without a
 * response (`hang`); the connection cut before it was read (`cut`).
 */
export type Fault =
  | { kind: 'error'; code: number; status?: number }
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
