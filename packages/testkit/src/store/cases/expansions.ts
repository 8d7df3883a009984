import type { ExpansionRow } from '@recollect/core/store'
import { expect } from 'vitest'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const row = (given: Partial<ExpansionRow> = {}): ExpansionRow => ({
  originalQuery: '我是什么用户',
  expandedQuery: '用户 OR 安卓',
  kind: 'or_query',
  madeBy: 'zh@0.1.0',
  payload: '{"terms":["用户","安卓"],"weight":0.5}',
  createdAt: NOON,
  ...given,
})

export const expansionCases: readonly StoreCase[] = [
  storeCase('gives the expansions of a query back as they were put and in that order', async ({ store }) => {
    const rows = [row({ kind: 'synonyms' }), row(), row({ kind: 'stopwords', expandedQuery: '用户' })]
    await store.transaction(ALICE, (tx) => tx.expansions.put(rows))
    expect(await store.read(ALICE, (view) => view.expansions.get('我是什么用户', 'zh@0.1.0'))).toStrictEqual(
      rows,
    )
  }),
  storeCase('finds none for another query or made by another pack', async ({ store }) => {
    await store.transaction(ALICE, (tx) => tx.expansions.put([row()]))
    expect(await store.read(ALICE, (view) => view.expansions.get('我是什么用户', 'zh@0.2.0'))).toEqual([])
    expect(await store.read(ALICE, (view) => view.expansions.get('我是谁', 'zh@0.1.0'))).toEqual([])
  }),
  storeCase('replaces what was kept for a query and leaves other queries alone', async ({ store }) => {
    const other = row({ originalQuery: 'where do I live' })
    await store.transaction(ALICE, (tx) => tx.expansions.put([row(), row({ kind: 'variants' }), other]))
    const fresh = row({ madeBy: 'zh@0.2.0', payload: '{}' })
    await store.transaction(ALICE, (tx) => tx.expansions.put([fresh]))
    expect(await store.read(ALICE, (view) => view.expansions.get(fresh.originalQuery, 'zh@0.1.0'))).toEqual(
      [],
    )
    expect(await store.read(ALICE, (view) => view.expansions.get(fresh.originalQuery, 'zh@0.2.0'))).toEqual([
      fresh,
    ])
    expect(await store.read(ALICE, (view) => view.expansions.get(other.originalQuery, 'zh@0.1.0'))).toEqual([
      other,
    ])
  }),
  storeCase('removes all of a scope and leaves other scopes alone', async ({ store }) => {
    const other = row({ originalQuery: 'where do I live' })
    for (const scope of [ALICE, 'bob'])
      await store.transaction(scope, (tx) => tx.expansions.put([row(), row({ kind: 'variants' }), other]))
    await store.transaction(ALICE, (tx) => tx.expansions.clear())
    const left = (scope: string) =>
      store.read(scope, async ({ expansions }) => [
        ...(await expansions.get('我是什么用户', 'zh@0.1.0')),
        ...(await expansions.get('where do I live', 'zh@0.1.0')),
      ])
    expect(await left(ALICE)).toEqual([])
    expect(await left('bob')).toHaveLength(3)
    await store.transaction(ALICE, (tx) => tx.expansions.clear())
    await store.transaction(ALICE, (tx) => tx.expansions.put([other]))
    expect(await left(ALICE)).toEqual([other])
  }),
  storeCase('changes nothing when nothing is put', async ({ store }) => {
    await store.transaction(ALICE, (tx) => tx.expansions.put([row()]))
    await store.transaction(ALICE, (tx) => tx.expansions.put([]))
    expect(await store.read(ALICE, (view) => view.expansions.get('我是什么用户', 'zh@0.1.0'))).toHaveLength(1)
  }),
]
