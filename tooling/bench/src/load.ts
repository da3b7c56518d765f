import autocannon from 'autocannon'

export interface LoadFigures {
  perSecond: number
  p99Ms: number
  failures: number
}

/** Requests one address over so many connections for so many seconds. */
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

/** Runs `work` so often, never more than `lanes` at a time; answers with each run's milliseconds. */
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

/** The value below which `share` of the samples lie. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
