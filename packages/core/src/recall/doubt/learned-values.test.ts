import { describe, expect, it } from 'vitest'
import { toyPack } from '../../../test/support/rules.ts'
import type { ReadSpan } from '../../plugin/text.ts'
import { slotRegistry } from '../../slots/registry.ts'
import { learnedValues } from './learned-values.ts'

const span: ReadSpan = { start: 0, end: 4, slot: 'location', likely: 0.65, relation: null, state: 'now' }
const values = (given: Partial<ReadSpan>) => {
  const spans = {
    read: () => [{ ...span, ...given }],
    words: { joined: false, isSelf: () => false, mentions: () => [] },
  }
  return learnedValues([{ ...toyPack(), spans }], slotRegistry(), 'I like hull')
}

describe('values a newer message may tell of', () => {
  it('are those of slots of one value, of whomever they are said', () => {
    expect(values({})).toMatchObject([{ slot: 'location', whose: 'user' }])
    expect(values({ relation: 'sister' })).toMatchObject([{ slot: 'location', whose: 'user.sister' }])
  })

  it.each([
    { likely: 0.55 },
    { slot: 'phone' },
    { slot: 'likes' },
    { state: 'over' as const },
    { state: 'denied' as const },
  ])('are none of %o', (given) => {
    expect(values(given)).toEqual([])
  })

  it('are none where no pack learned any', () => {
    expect(learnedValues([toyPack()], slotRegistry(), 'I like hull')).toEqual([])
  })
})
