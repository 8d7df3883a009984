import { describe, expect, it } from 'vitest'
import { anAnswerMaterial } from '../../../../test/support/answer-material.ts'
import { aCard } from '../../../../test/support/fixtures.ts'
import { calendar } from '../../../calendar/periods.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import { chooseThen } from './past.ts'

const utc = calendar('UTC')
const leeds = aCard({
  value: 'Leeds',
  active: false,
  validFrom: Date.UTC(2021, 5, 10),
  validTo: Date.UTC(2023, 1, 14),
})
const porto = aCard({ value: 'Porto', version: 2, validFrom: Date.UTC(2023, 1, 14) })

const held = (
  year: number | null,
  history: readonly MemoryCard[] = [leeds, porto],
  asked: Partial<Detection> = {},
) =>
  chooseThen(
    anAnswerMaterial(
      { slots: ['location'], ...asked },
      {
        date: year === null ? null : utc.year(year),
        active: history.filter((card) => card.active),
        history,
      },
    ),
  )

describe('what held at a time', () => {
  it.each([
    [2022, ['Leeds']],
    [2024, ['Porto']],
    [2023, ['Leeds', 'Porto']],
  ])('in %s is told by the versions of that time, oldest first', (year, expected) => {
    const choice = held(year)
    expect(choice?.form).toBe('then')
    expect(choice?.cards.map((card) => card.value)).toEqual(expected)
  })

  it('is not known before anything was told of', () => {
    expect(held(2019)).toBeNull()
  })

  it('is not told by what was only said to be over, without a date', () => {
    expect(held(2019, [{ ...leeds, validFrom: null }])).toBeNull()
  })

  it('is not asked by a question without a time, about what is to come, or about what happens', () => {
    expect(held(null)).toBeUndefined()
    expect(held(2022, undefined, { time: 'future' })).toBeUndefined()
    expect(held(2022, undefined, { slots: ['event_travel'] })).toBeUndefined()
  })

  it('leaves denials out', () => {
    expect(held(2022, [{ ...leeds, polarity: 'negative' }])).toBeUndefined()
  })
})
