import { BudgetError } from '@recollect/core'
import { expect } from 'vitest'
import { spoil } from '../../model-server/index.ts'
import { discovererCase } from '../harness.ts'
import type { DiscovererCase } from '../harness.ts'
import { watchedMeter } from '../meter.ts'
import type { WatchedMeter } from '../meter.ts'

const nothing = { nodes: [], episodes: [] }

/** Before each call it was asked, after each it was told. */
function expectAccounts({ steps, used }: WatchedMeter, calls: number): void {
  expect(steps).toEqual(Array.from({ length: calls }, () => ['before', 'after']).flat())
  for (const { model, inputTokens, outputTokens, costMicros } of used) {
    expect(model).toMatch(/\S/u)
    expect(Math.min(inputTokens, outputTokens, costMicros)).toBeGreaterThanOrEqual(0)
    expect(inputTokens).toBeGreaterThan(0)
  }
}

export const callCases: readonly DiscovererCase[] = [
  discovererCase(
    'asks the meter before each call of a model and tells it afterwards',
    async ({ discoverer, texts }) => {
      for (const { original, episode } of texts) {
        const meter = watchedMeter()
        await discoverer.narrate(original, { episodes: [], meter })
        await discoverer.discover(episode, original, { ...nothing, meter })
        expectAccounts(meter, meter.steps.length / 2)
        expect(meter.steps.length).toBeGreaterThan(0)
      }
    },
  ),

  discovererCase(
    'narrates a short conversation with one call, and compares it with two at most',
    async ({ discoverer, texts }) => {
      for (const { original, episode } of texts) {
        const [telling, comparing] = [watchedMeter(), watchedMeter()]
        await discoverer.narrate(original, { episodes: [], meter: telling })
        expect(telling.used.length).toBeLessThanOrEqual(1)
        await discoverer.discover(episode, original, { ...nothing, meter: comparing })
        expect(comparing.used.length).toBeLessThanOrEqual(2)
      }
    },
  ),

  discovererCase(
    'makes no call the meter does not know of',
    async ({ discoverer, server, texts }) => {
      for (const { original, episode } of texts) {
        const before = server.requests.length
        const meter = watchedMeter()
        await discoverer.narrate(original, { episodes: [], meter })
        await discoverer.discover(episode, original, { ...nothing, meter })
        expect(meter.used.length).toBe(server.requests.length - before)
      }
    },
    true,
  ),

  discovererCase(
    'tells the meter of calls whose reply was of no use',
    async ({ discoverer, server, texts }) => {
      server.misbehave([{ fault: { kind: 'spoiled', spoil: spoil.emptyReply } }])
      for (const { original } of texts.slice(0, 1)) {
        const meter = watchedMeter()
        await discoverer.narrate(original, { episodes: [], meter }).catch(() => null)
        expect([meter.used.length, server.requests.length > 0]).toEqual([server.requests.length, true])
      }
    },
    true,
  ),

  discovererCase(
    'makes no call when the meter refuses, and passes on why',
    async ({ discoverer, server, texts }) => {
      const spent = new BudgetError('Spent.', Date.UTC(2025, 0, 1))
      for (const { original, episode } of texts.slice(0, 1)) {
        const meter = watchedMeter(spent)
        await expect(discoverer.narrate(original, { episodes: [], meter })).rejects.toBe(spent)
        await expect(discoverer.discover(episode, original, { ...nothing, meter })).rejects.toBe(spent)
        expect([meter.used, server.requests]).toEqual([[], []])
      }
    },
  ),
]
