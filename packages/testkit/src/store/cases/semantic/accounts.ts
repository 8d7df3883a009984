import type { Store } from '@recollect/core'
import type { ModelUsage } from '@recollect/core/store'
import { expect } from 'vitest'
import { aModelUsage, aQuarantined } from '../../../fixtures/a-quarantined.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { allRows } from '../sessions/steps.ts'
import { episode, idsOf, reading, row, semanticCase, writing } from './steps.ts'

const FULL = {
  id: row(1),
  episodeId: episode(1),
  kind: 'relationship',
  reason: 'unknown_node',
  detail: '没有这个节点',
  proposal: '{"from":"甲","to":"x"}'.repeat(180),
  at: NOON + 1,
} as const

const add = (store: Store, usage: readonly Partial<ModelUsage>[]): Promise<void> =>
  writing(store, async (semantic) => {
    for (const given of usage) await semantic.addUsage(aModelUsage(given))
  })

export const semanticAccounts: readonly StoreCase[] = [
  semanticCase('gives every field of a quarantined row back', async ({ store }) => {
    const bare = aQuarantined({ id: row(2) })
    await writing(store, (semantic) => semantic.quarantine([FULL, bare]))
    await writing(store, (semantic) => semantic.quarantine([]))
    expect(await reading(store, (semantic) => semantic.quarantined({ limit: 9 }))).toStrictEqual({
      rows: [
        { ...FULL, scope: ALICE },
        { ...bare, scope: ALICE },
      ],
      next: null,
    })
  }),
  semanticCase('lists quarantined rows by id, in pages of any size', async ({ store }) => {
    const order = [7, 2, 5, 1, 9, 3]
    await writing(store, (semantic) => semantic.quarantine(order.map((at) => aQuarantined({ id: row(at) }))))
    for (const limit of [1, 2, 5, 6, 7]) {
      const all = await allRows(limit, (page) => reading(store, (semantic) => semantic.quarantined(page)))
      expect(idsOf(all)).toEqual(order.toSorted((a, b) => a - b).map(row))
    }
  }),
  semanticCase('drops the quarantined rows that are named, or all, and says how many', async ({ store }) => {
    const drop = (ids?: readonly string[]) => writing(store, (semantic) => semantic.dropQuarantined(ids))
    const left = () =>
      reading(store, async (semantic) => idsOf((await semantic.quarantined({ limit: 1000 })).rows))
    expect(await drop()).toBe(0)
    const numbers = Array.from({ length: 700 }, (_, at) => at)
    await writing(store, (semantic) =>
      semantic.quarantine(numbers.map((at) => aQuarantined({ id: row(at) }))),
    )
    expect(await drop([row(3), row(999), row(1)])).toBe(2)
    expect(await drop([])).toBe(0)
    expect(await drop([row(3)])).toBe(0)
    expect((await left()).slice(0, 4)).toEqual([0, 2, 4, 5].map(row))
    expect(await drop(numbers.slice(5).map(row))).toBe(695)
    expect(await left()).toEqual([0, 2, 4].map(row))
    expect(await drop()).toBe(3)
    expect(await left()).toEqual([])
  }),
  semanticCase('adds up what models were used on each day', async ({ store }) => {
    const large = {
      calls: 3_000_000_000,
      inputTokens: 5_000_000_000,
      outputTokens: 7,
      costMicros: 4_000_000_000,
    }
    await add(store, [large, { model: 'n', calls: 2 }, { day: '2025-02-28' }])
    await add(store, [large, { calls: 1, inputTokens: 0, outputTokens: 0, costMicros: 5 }])
    const found = await reading(store, (semantic) => semantic.usage('2025-01-01', '2025-12-31'))
    expect(found).toStrictEqual([
      aModelUsage({ day: '2025-02-28' }),
      aModelUsage({
        calls: 6_000_000_001,
        inputTokens: 10_000_000_000,
        outputTokens: 14,
        costMicros: 8_000_000_005,
      }),
      aModelUsage({ model: 'n', calls: 2 }),
    ])
  }),
  semanticCase('tells the usage of days, both ends included, by day, then model', async ({ store }) => {
    const days = ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01']
    const models = ['A', 'a', '模型', '\ufffd', '😀']
    await add(
      store,
      days.toReversed().flatMap((day) => models.toReversed().map((model) => ({ day, model }))),
    )
    const found = async (from: string, to: string) => {
      const rows = await reading(store, (semantic) => semantic.usage(from, to))
      return rows.map(({ day, model }) => `${day} ${model}`)
    }
    const of = (wanted: readonly string[]) =>
      wanted.flatMap((day) => models.map((model) => `${day} ${model}`))
    expect(await found('2025-01-31', '2025-03-01')).toEqual(of(days))
    expect(await found('2025-02-01', '2025-02-28')).toEqual(of(days.slice(1, 3)))
    expect(await found('2025-02-28', '2025-02-28')).toEqual(of(days.slice(2, 3)))
    expect(await found('2025-02-02', '2025-02-27')).toEqual([])
    expect(await found('2025-03-01', '2025-01-31')).toEqual([])
  }),
]
