import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void
  /** Counts a business event: `order_created`, `payment_confirmed`, … */
  event(name: string): void
  /** A state, read whenever the metrics page is requested. */
  gauge(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>): void
  /** The page that Prometheus reads. */
  page(): Promise<{ type: string; text: string }>
}

export interface Sample {
  labels: Record<string, string>
  value: number
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const events = new Counter({
    name: 'business_events_total',
    help: 'What happened in the shop',
    labelNames: ['event'],
    registers: [registry],
  })
  let collecting = false
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    event: (event) => events.inc({ event }),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: ['source'],
        registers: [registry],
        async collect() {
          gauge.reset()
          for (const { labels, value } of await read()) gauge.set(labels, value)
        },
      })
    },
    async page() {
      // It costs memory and timers, so it starts with the first read of the page.
      if (!collecting) collectDefaultMetrics({ register: registry })
      collecting = true
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
