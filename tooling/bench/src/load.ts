import autocannon from 'autocannon'

export interface LoadFigures {
  perSecond: number
  p99Ms: number
  failures: number
}

/** Requests one URL over this many connections for this many seconds. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<LoadFigures> {
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    ...(options.headers ? { headers: options.headers } : {}),
  })
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}

/** Runs `work` this many times, at most `lanes` at once; returns the milliseconds of each run. */
export async function inLanes(
  times: number,
  lanes: number,
  work: (index: number) => Promise<void>,
): Promise<number[]> {
  const took: number[] = []
  let next = 0
  const lane = async () => {
    while (next < times) {
      const index = next++
      const started = performance.now()
      await work(index)
      took.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return took
}

/** The value below which `share` of the samples are. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
