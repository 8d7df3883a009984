import { describe, expect, it } from 'vitest'
import { aCard, aDetection } from '../../../test/support/fixtures.ts'
import { fitsQuestion } from './fits-question.ts'

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
