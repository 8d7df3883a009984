import type { MemoryCard } from '@recollect/core'
import { expect, it } from 'vitest'
import { brokenChains } from '../../src/faults/check/chains.ts'
import { withTemporaryRecollect } from '../../src/library/with-recollect.ts'

it('finds chains that have a gap, a number twice, or two active versions, and no others', async () => {
  const real = await withTemporaryRecollect({ store: 'memory' }, async (recollect) => {
    const { card } = await recollect.scope('李四').put({ slot: 'plan', value: 'a value 值' })
    if (card === null) throw new Error('A fact was put and there is no card.')
    return card
  })
  const card = (version: number, active: boolean, more: Partial<MemoryCard> = {}): MemoryCard => ({
    ...real,
    version,
    active,
    ...more,
  })
  expect(brokenChains([])).toBe(0)
  expect(brokenChains([card(1, false), card(2, true)])).toBe(0)
  expect(brokenChains([card(1, false), card(2, false)])).toBe(0)
  expect(brokenChains([card(1, true), card(1, true, { versionKey: 'user:age' })])).toBe(0)
  expect(brokenChains([card(1, false), card(7, false, { valueKey: '^1' })])).toBe(0)
  expect(brokenChains([card(1, false), card(3, true)])).toBe(1)
  expect(brokenChains([card(2, true)])).toBe(1)
  expect(brokenChains([card(1, false), card(1, true)])).toBe(1)
  expect(brokenChains([card(1, true), card(2, true)])).toBe(1)
})
