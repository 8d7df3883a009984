import { describe, expect, it } from 'vitest'
import { anAnswerMaterial } from '../../../../test/support/answer-material.ts'
import { aCard, aDetection } from '../../../../test/support/fixtures.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import { asksSince, chooseSince } from './past.ts'

const choose = (
  asked: Partial<Detection>,
  active: readonly MemoryCard[],
  history: readonly MemoryCard[] = active,
) =>
  chooseSince(
    anAnswerMaterial({ type: 'when', slots: ['event_move', 'location'], ...asked }, { active, history }),
  )

const leeds = aCard({ value: 'Leeds', active: false })
const porto = aCard({ value: 'Porto', version: 2 })

describe('the beginning of a fact', () => {
  it('is that of the state that holds, whichever of the slots asked for it stands under', () => {
    expect(choose({}, [porto], [leeds, porto])).toEqual({ form: 'since', cards: [porto] })
  })

  it('is that of the value the question names, also when it is over', () => {
    expect(choose({ value: 'leeds' }, [porto], [leeds, porto])?.cards).toEqual([leeds])
  })

  it('is not that of another value', () => {
    expect(choose({ value: 'Berlin' }, [porto], [leeds, porto])).toBeNull()
  })

  it('is the end where the end was the last word on the value', () => {
    const quit = aCard({ slot: 'habit', value: 'smoking', relation: 'retracts', active: false })
    expect(choose({ slots: ['habit'], value: 'smoking' }, [], [quit])?.cards).toEqual([quit])
  })

  it('is not asked of what happens at a time of its own', () => {
    expect(choose({ slots: ['birthday'] }, [aCard({ slot: 'birthday', value: '9 May' })])).toBeNull()
  })

  it.each<[string, Partial<Detection>, boolean]>([
    ['when', { type: 'when' }, true],
    ['how long', { type: 'how_many', slots: ['tenure', 'location'] }, true],
    ['how many', { type: 'how_many', slots: ['pet'] }, false],
    ['when it will be', { type: 'when', time: 'future' }, false],
  ])('"%s" asks for it: %s', (_name, asked, expected) => {
    expect(asksSince(aDetection(asked))).toBe(expected)
  })
})
