import { describe, expect, it } from 'vitest'
import { aCard, aDetection } from '../../../test/support/fixtures.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import { fitsQuestion, isOfTypeAsked } from './fits-question.ts'

const home = aCard({ slot: 'location', when: null })

describe('fitsQuestion', () => {
  it.each([
    ['a plain question about now', aDetection({ type: 'where' }), home],
    [
      'when, of a fact that carries its time words',
      aDetection({ type: 'when' }),
      { ...home, when: 'last May' },
    ],
    ['when, of a date', aDetection({ type: 'when' }), aCard({ slot: 'birthday' })],
    ['what will be, of a plan', aDetection({ time: 'future' }), aCard({ slot: 'plan' })],
  ])('takes %s', (_name, detection, card) => {
    expect(fitsQuestion(detection, card)).toBe(true)
  })

  it.each([
    ['why', aDetection({ type: 'why' }), home],
    ['how', aDetection({ type: 'how' }), home],
    ['when, of a bare fact', aDetection({ type: 'when' }), home],
    ['what will be, of what is', aDetection({ time: 'future' }), home],
  ])('does not take %s', (_name, detection, card) => {
    expect(fitsQuestion(detection, card)).toBe(false)
  })
})

describe('the type a question asks for', () => {
  const ofType = (type: Detection['type'], slots: readonly string[], card: Partial<MemoryCard>) =>
    isOfTypeAsked({ type, slots }, aCard(card))

  it('is no job and no place where a number is asked for', () => {
    expect(ofType('how_many', ['occupation'], { slot: 'occupation', value: 'radiographer' })).toBe(false)
    expect(ofType('how_many', ['occupation'], { slot: 'occupation', value: '2 jobs' })).toBe(true)
    expect(ofType('how_many', ['height'], { slot: 'height', value: 'five foot four' })).toBe(true)
  })

  it('is no goal without a number where one is asked for', () => {
    expect(ofType('how_many', ['goal'], { slot: 'goal', value: 'save for a house' })).toBe(false)
    expect(ofType('how_many', ['goal'], { slot: 'goal', value: 'save 120,000 for a house' })).toBe(true)
    expect(ofType('how_many', ['goal'], { slot: 'goal', value: '减到一百六' })).toBe(true)
  })

  it('is no purchase where a place is asked for, and no job where somebody is', () => {
    expect(ofType('where', ['event_purchase'], { slot: 'event_purchase', value: 'bought a house' })).toBe(
      false,
    )
    expect(ofType('who', ['occupation'], { slot: 'occupation', value: 'designer' })).toBe(false)
    expect(ofType('who', ['employer'], { slot: 'employer', value: 'Acme' })).toBe(true)
  })

  it('is nothing that the user did or is where somebody is asked for', () => {
    expect(ofType('who', ['event_family'], { slot: 'event_other', value: 'ran a 10k' })).toBe(false)
    expect(ofType('who', ['hometown'], { slot: 'hometown', value: 'Linyi' })).toBe(false)
    expect(ofType('who', ['hometown'], { entity: 'user.uncle', slot: 'hometown', value: 'Linyi' })).toBe(true)
  })

  it('is not the name of the user where somebody else is asked for', () => {
    expect(ofType('who', ['relation.doctor', 'name'], { slot: 'name', value: 'Nadia' })).toBe(false)
    expect(ofType('who', ['name'], { slot: 'name', value: 'Nadia' })).toBe(true)
    expect(
      ofType('who', ['relation.doctor', 'name'], { entity: 'user.doctor', slot: 'name', value: 'Ode' }),
    ).toBe(true)
  })
})
