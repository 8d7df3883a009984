import { systemClock } from '@recollect/core'
import type { Json, Observer } from '@recollect/core'

type Attribute = string | number | boolean
type Attributes = Readonly<Record<string, Attribute>>

/** The slice of a tracer of `@opentelemetry/api` that is used. */
export interface TracerLike {
  startSpan(
    name: string,
    options: { startTime: number; attributes: Record<string, Attribute> },
  ): { setStatus(status: { code: number }): unknown; end(time?: number): void }
}

/** The slice of a meter of `@opentelemetry/api` that is used. */
export interface MeterLike {
  createCounter(name: string): { add(value: number, attributes?: Record<string, Attribute>): void }
  createHistogram(
    name: string,
    options?: { unit?: string },
  ): { record(value: number, attributes?: Record<string, Attribute>): void }
}

/** Where spans and counters go. */
export interface OpenTelemetryOptions {
  /** `trace.getTracer('recollect')`; left out, no spans are made. */
  readonly tracer?: TracerLike
  /** `metrics.getMeter('recollect')`; left out, nothing is counted. */
  readonly meter?: MeterLike
  /** When a span ended, in epoch milliseconds. Default: the system's clock. */
  readonly now?: () => number
}

/** `SpanStatusCode.ERROR` of `@opentelemetry/api`. */
const ERROR = 2

/**
 * Hands what a memory tells its observer to OpenTelemetry: each piece of work as a span, and its milliseconds as a histogram
 * (`recollect.recall.duration`); each count as a counter. Names, numbers and codes only, never texts. What OpenTelemetry throws is dropped:
 * an observer must not fail the work it looks at.
 */
export function openTelemetryObserver({
  tracer,
  meter,
  now = systemClock.now,
}: OpenTelemetryOptions): Observer {
  const counters = onFirstUse((name: string) => meter?.createCounter(name))
  const histograms = onFirstUse((name: string) => meter?.createHistogram(name, { unit: 'ms' }))
  return {
    count: (name, value, attributes) => quietly(() => counters(name)?.add(value, { ...flat(attributes) })),
    span: (name, ms, attributes) =>
      quietly(() => {
        const told = flat(attributes)
        const error = told['error'] === undefined ? {} : { error: told['error'] }
        histograms(`${name}.duration`)?.record(ms, error)
        const end = now()
        const span = tracer?.startSpan(name, { startTime: end - ms, attributes: { ...told } })
        if (told['error'] !== undefined) span?.setStatus({ code: ERROR })
        span?.end(end)
      }),
  }
}

/** OpenTelemetry has no null, and no objects: these are left out. */
function flat(attributes: Readonly<Record<string, Json>> = {}): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, Attribute][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  )
}

function onFirstUse<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const one = made.get(name) ?? make(name)
    made.set(name, one)
    return one
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody to tell: this is who is told.
  }
}
