import { describe, expect, it } from 'vitest'
import { aCard, anItem } from '../../../test/support/fixtures.ts'
import { checkRecallFilter } from '../../input/filters.ts'
import { inMemoryStore } from '../../../test/support/in-memory-store.ts'
import { passingHits } from './filter-kinds.ts'
import type { Fused } from '../ranking/fuse.ts'

const hit = (given: Pick<Fused, 'kind' | 'id' | 'card' | 'item'>): Fused => ({
  ...given,
  tiers: {},
  score: 1,
  coverage: 1,
})

describe('hits of a tier that looked past the filter', () => {
  it('are left out, each with its condition', async () => {
    const item = anItem({ session: 'b' })
    const card = aCard({ session: 'a', slot: 'likes' })
    const found = [
      hit({ kind: 'item', id: 'item', item, card: null }),
      hit({ kind: 'card', id: 'card', item: null, card }),
    ]
    const left = (filter: Parameters<typeof checkRecallFilter>[0]) =>
      inMemoryStore().read('alice', async (view) => {
        const gone: string[] = []
        const passing = await passingHits(view, checkRecallFilter(filter), found, ({ id }, why) => {
          gone.push(`${id}: ${why}`)
        })
        return [...passing.map(({ id }) => id), ...gone]
      })
    expect(await left({})).toEqual(['item', 'card'])
    expect(await left({ session: 'a' })).toEqual(['card', 'item: session is not "a"'])
    expect(await left({ session: 'b' })).toEqual(['item', 'card: session is not "b"'])
    expect(await left({ kind: 'item' })).toEqual(['item', 'card: only messages are asked for'])
    expect(await left({ slot: 'pet' })).toEqual(['item', 'card: slot is not "pet"'])
    expect(await left({ role: 'user' })).toEqual(['item', 'card: it came from no message'])
  })
})
