/**
 * The fault of a server's next request. `error`: refused with the advertiser's code. `proxy`: an unrelated proxy
 * responds. `hang`: accepted without a response. `cut`: the connection is closed before the request is read.
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
