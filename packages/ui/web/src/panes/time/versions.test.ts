import type { MemoryCard } from '@recollect/core'
import { aCard } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { statesOf, timelineOf } from './versions.ts'

const NOW = 1000 * 3_600_000
const hours = (n: number): number => n * 3_600_000

const card = (given: Partial<MemoryCard>): MemoryCard => ({
  scope: 's',
  seq: 1,
  ...aCard({ validFrom: hours(100), recordedAt: hours(100), ...given }),
})

describe('a timeline of versions', () => {
  it('draws when each was true and when it was believed, open where nothing has ended it', () => {
    const { rows } = timelineOf(
      [
        card({ id: 'a', validTo: hours(400), supersededAt: hours(500), active: false }),
        card({ id: 'b', validFrom: hours(400), recordedAt: hours(500) }),
      ],
      NOW,
    )
    const [first, second] = rows
    expect(first?.valid?.openEnd).toBe(false)
    expect(second?.valid?.openEnd).toBe(true)
    expect(second?.known.openEnd).toBe(true)
    expect((first?.valid?.left ?? 0) + (first?.valid?.width ?? 0)).toBeCloseTo(second?.valid?.left ?? 0)
    expect(second?.known.left).toBeGreaterThan(second?.valid?.left ?? 100)
  })

  it('draws no time of truth for what was said by mistake, or taken back', () => {
    const { rows } = timelineOf(
      [
        card({ correctedBy: 'other', active: false }),
        card({ relation: 'retracts', active: false, value: '' }),
      ],
      NOW,
    )
    expect(rows.map(({ valid }) => valid)).toEqual([null, null])
  })

  it('keeps a moment wide enough to be seen, inside of the picture', () => {
    const { rows } = timelineOf(
      [card({ recordedAt: NOW, validFrom: NOW, validTo: NOW, supersededAt: NOW })],
      NOW,
    )
    for (const { known } of rows) {
      expect(known.width).toBeGreaterThan(0.5)
      expect(known.left + known.width).toBeLessThanOrEqual(100)
    }
  })

  it('marks where it was said again', () => {
    const [row] = timelineOf([card({ seenAt: [hours(300), hours(600)] })], NOW).rows
    expect(row?.seen).toHaveLength(2)
  })
})

describe('the state of a version', () => {
  it.each<[string, Partial<MemoryCard>, string[]]>([
    ['one that holds', {}, ['active']],
    ['one that is over', { active: false }, ['past']],
    ['one that was put right', { active: false, correctedBy: 'x' }, ['corrected']],
    ['a withdrawal', { active: false, relation: 'retracts' }, ['withdrawn']],
    ['a denial', { polarity: 'negative', valueKey: '!car' }, ['active', 'denied']],
    ['a dislike, which denies nothing', { polarity: 'negative', valueKey: 'coffee' }, ['active']],
    ['one that sources disagree on', { contested: true }, ['active', 'contested']],
    ['one that will be used no more', { expiresAt: NOW }, ['active', 'expires']],
  ])('of %s', (_name, given, states) => {
    expect(statesOf(card(given))).toEqual(states)
  })
})
