import { SpanStatusCode } from '@opentelemetry/api'
import type { Meter, Tracer } from '@opentelemetry/api'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { english } from '@recollect/extract-en'
import { describe, expect, it } from 'vitest'
import { openTelemetryObserver } from './open-telemetry-observer.ts'

/** 2025-03-01T08:00:00Z. */
const NOON = Date.UTC(2025, 2, 1, 8)

function telemetry() {
  const spans = new InMemorySpanExporter()
  const traces = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] })
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })
  const meters = new MeterProvider({ readers: [reader] })
  const tracer: Tracer = traces.getTracer('recollect')
  const meter: Meter = meters.getMeter('recollect')
  const observer = openTelemetryObserver({ tracer, meter, now: () => NOON })
  const metrics = async () => {
    const { resourceMetrics } = await reader.collect()
    await meters.shutdown()
    return resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics)
  }
  return { observer, spans, metrics }
}

describe('openTelemetryObserver', () => {
  it('makes a span of each piece of work, that ends when it was told of and began as long before as it took', () => {
    const { observer, spans } = telemetry()
    observer.span('recollect.recall', 250, { hits: 3, evidence: 'strong', policy: null })
    const [span] = spans.getFinishedSpans()
    expect(span).toMatchObject({
      name: 'recollect.recall',
      attributes: { hits: 3, evidence: 'strong' },
      startTime: [NOON / 1000 - 1, 750_000_000],
      endTime: [NOON / 1000, 0],
      status: { code: SpanStatusCode.UNSET },
    })
    expect(Object.keys(span?.attributes ?? {})).toEqual(['hits', 'evidence'])
  })

  it('marks work that failed, by the code of its error', () => {
    const { observer, spans } = telemetry()
    observer.span('recollect.recall', 1, { error: 'INVALID_INPUT' })
    expect(spans.getFinishedSpans()[0]).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { error: 'INVALID_INPUT' },
    })
  })

  it('adds counts up, and keeps how long work took', async () => {
    const { observer, metrics } = telemetry()
    observer.count('recollect.discovery.nodes', 2, { verdict: 'new' })
    observer.count('recollect.discovery.nodes', 3, { verdict: 'new' })
    observer.span('recollect.recall', 4)
    observer.span('recollect.recall', 6)
    const found = await metrics()
    const named = (name: string) => found.find(({ descriptor }) => descriptor.name === name)?.dataPoints[0]
    expect(named('recollect.discovery.nodes')).toMatchObject({ value: 5, attributes: { verdict: 'new' } })
    expect(named('recollect.recall.duration')).toMatchObject({ value: { count: 2, sum: 10, min: 4, max: 6 } })
  })

  it('does with a tracer, with a meter, or with neither', () => {
    const { tracer } = { tracer: new BasicTracerProvider().getTracer('recollect') }
    for (const options of [{}, { tracer }]) {
      const observer = openTelemetryObserver(options)
      expect(() => {
        observer.span('recollect.recall', 1)
        observer.count('recollect.recall', 1)
      }).not.toThrow()
    }
  })

  it('lets nothing out that OpenTelemetry throws', () => {
    const broken = () => {
      throw new Error('no exporter')
    }
    const observer = openTelemetryObserver({
      tracer: { startSpan: broken },
      meter: { createCounter: broken, createHistogram: broken },
    })
    expect(() => observer.span('recollect.recall', 1)).not.toThrow()
    expect(() => observer.count('recollect.recall', 1)).not.toThrow()
  })

  it('sees what a memory does, and none of its words', async () => {
    const { observer, spans, metrics } = telemetry()
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()], observer })
    const alice = recollect.scope('alice')
    await alice.remember(['I live in Paris', 'I live in Paris'])
    await alice.recall('Where do I live?')
    await expect(alice.recall('')).rejects.toThrow()
    const told = spans.getFinishedSpans().map(({ name, attributes }) => ({ name, ...attributes }))
    expect(told).toEqual([
      { name: 'recollect.remember', messages: 2, duplicates: 0, changes: 2 },
      { name: 'recollect.recall', hits: 2, evidence: 'strong', type: 'where' },
      { name: 'recollect.recall', error: 'INVALID_INPUT' },
    ])
    expect(JSON.stringify([told, await metrics()])).not.toContain('Paris')
  })
})
