import { describe, expect, it } from 'vitest'
import { anAnswerMaterial } from '../../../../test/support/answer-material.ts'
import { aCard } from '../../../../test/support/fixtures.ts'
import type { MemoryCard } from '../../../types/card.ts'
import { chooseCount } from './count.ts'

const numbers: Readonly<Record<string, number>> = { 'three cats': 3, two: 2, '1': 1, '0': 0 }
const count = (
  slots: readonly string[],
  near: readonly MemoryCard[],
  kin: readonly MemoryCard[] = [],
  value: string | null = null,
) =>
  chooseCount(
    anAnswerMaterial(
      { type: 'how_many', slots, value },
      { active: near, kin, history: [], numberOf: (card) => numbers[card.value] ?? null },
    ),
    near,
  )

const pet = (value: string) => aCard({ slot: 'pet', value, valueKey: value })
const relative = (who: string, value: string) => aCard({ slot: `family.${who}`, value, valueKey: value })
const named = (who: string, value: string) =>
  aCard({ entity: `user.${who}`, slot: 'name', value, valueKey: value })

describe('counting', () => {
  it('adds the numbers of different animals up', () => {
    expect(count(['pet'], [pet('three cats'), pet('parrot')])?.total).toBe(4)
  })

  it('counts those of the kind that is named, and none where there is none', () => {
    expect(count(['pet'], [pet('parrot'), pet('fish')], [], 'parrot')?.total).toBe(1)
    expect(count(['pet'], [pet('parrot')], [], 'dog')).toBeNull()
  })

  it('does not count possessions among the animals', () => {
    const boat = aCard({ slot: 'owns', value: 'boat', valueKey: 'boat' })
    expect(count(['pet', 'owns'], [pet('parrot'), boat])?.total).toBe(1)
  })

  it('adds brothers and sisters up, by number, name or word', () => {
    const asked = ['family.sibling', 'family.brother', 'family.sister']
    expect(count(asked, [relative('brother', 'two'), relative('sister', '1')])?.total).toBe(3)
    expect(
      count(asked, [relative('brother', 'two')], [named('brother', 'Tom'), named('sister', 'Ada')])?.total,
    ).toBe(3)
  })

  it('takes the number said of all over the sum of what is known of some', () => {
    const asked = ['family.child', 'family.son', 'family.daughter']
    expect(count(asked, [relative('child', 'three cats'), relative('son', '1')])?.total).toBe(3)
  })

  it('counts somebody of whom only the age or job is known once', () => {
    const age = aCard({ entity: 'user.daughter', slot: 'age', value: '6', valueKey: '' })
    const job = aCard({ entity: 'user.daughter', slot: 'occupation', value: 'pupil', valueKey: '' })
    const choice = count(['family.child', 'family.son', 'family.daughter'], [], [age, job])
    expect(choice).toEqual({ form: 'count', cards: [age], total: 1 })
  })

  it('tells of a denial where there is nothing to count', () => {
    const none = aCard({ slot: 'pet', value: 'pets', valueKey: '!pets', polarity: 'negative' })
    expect(count(['pet'], [none])).toEqual({ form: 'fact', cards: [none] })
  })

  it('counts nothing of what has one value', () => {
    expect(count(['location'], [aCard()])).toBeNull()
  })
})
