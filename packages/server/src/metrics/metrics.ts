import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the server counts. Labels are methods, templates of routes and statuses: never a name, an id or a text. */
export interface Metrics {
  /** A request begins; call what it gives with the status when it ends. */
  begin(method: string, route: string): (status: number) => void
  /** An answer broke off after its status was sent and counted. */
  broken(method: string, route: string): void
  /** An event stream opens; call what it gives when it ends. */
  stream(): () => void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const labelNames = ['method', 'route', 'status'] as const

const metersIn = (registers: Registry[]) => ({
  requests: new Counter({
    name: 'recollect_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers,
  }),
  durations: new Histogram({
    name: 'recollect_http_request_duration_seconds',
    help: 'From the request to the start of its answer.',
    labelNames,
    buckets: SECONDS,
    registers,
  }),
  broken: new Counter({
    name: 'recollect_http_answers_broken_total',
    help: 'Answers that broke off after their status was sent.',
    labelNames: ['method', 'route'] as const,
    registers,
  }),
  inFlight: new Gauge({
    name: 'recollect_http_requests_in_flight',
    help: 'Requests under way.',
    registers,
  }),
  streams: new Gauge({
    name: 'recollect_http_event_streams',
    help: 'Event streams that are open.',
    registers,
  }),
})

/** Has a registry of its own: several servers in one process do not mix. */
export function metrics(): Metrics {
  const registry = new Registry()
  const { requests, durations, broken, inFlight, streams } = metersIn([registry])
  return {
    begin: (method, route) => {
      const from = performance.now()
      inFlight.inc()
      return (status) => {
        const labels = { method, route, status: String(status) }
        inFlight.dec()
        requests.inc(labels)
        durations.observe(labels, (performance.now() - from) / 1000)
      }
    },
    broken: (method, route) => {
      broken.inc({ method, route })
    },
    stream: () => {
      streams.inc()
      return () => {
        streams.dec()
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
