import { describe, expect, it } from 'vitest'
import { scoreStatement } from '../src/scoring/score-statement.ts'
import { withoutDenial, words } from '../src/scoring/text.ts'
import { valueLikeness } from '../src/scoring/value.ts'

describe('words of a value', () => {
  it('are compared without case, fillers, endings and the way numbers are written', () => {
    expect(words('The twenty Horses')).toEqual(words('20 horse'))
    expect(words('三十二岁了')).toEqual(words('32岁'))
    expect(words('一九八五年')).toEqual(words('1985年'))
    expect(words('running')).toEqual(words('runs'))
    expect(words('the')).toEqual(['the'])
  })

  it('lose the "not" they begin with', () => {
    expect(withoutDenial("don't smoke cigars")).toBe('smoke cigars')
    expect(withoutDenial('不吃羊肉')).toBe('吃羊肉')
    expect(withoutDenial('nothing fancy')).toBeNull()
  })
})

describe('a value', () => {
  it.each<[string, string, string, 0 | 1 | 2]>([
    ['Porto', 'porto.', 'location', 2],
    ['a small terrier', 'terrier', 'pet', 1],
    ['terrier', 'a small old terrier', 'pet', 1],
    ['Porto', 'Lisbon', 'location', 0],
    ['29', '二十九', 'age', 2],
    ['29', '28', 'age', 0],
    ['29', 'old', 'age', 0],
    ['June 2014', '2014', 'event', 1],
    ['June 2014', '2015', 'event', 0],
    ['cycle across Wales in spring', 'cycle across Wales', 'goal', 1],
    ['555-0190', '5550190', 'phone', 2],
    ['555 0190', '+1 555 0190', 'phone', 1],
    ['555 0190', '555 0191', 'phone', 0],
    ['mo@example.org', 'jo@example.org', 'email', 0],
  ])('%s is stated by %s (%s): %i', (label, given, slot, like) => {
    expect(valueLikeness(label, given, slot)).toBe(like)
  })
})

const card = (slot: string, value: string, more: object = {}) => ({ entity: 'user', slot, value, ...more })
const verdicts = (labels: Parameters<typeof scoreStatement>[0], ...given: ReturnType<typeof card>[]) =>
  scoreStatement(labels, given).cards.map(({ verdict }) => verdict)

describe('the cards of a statement', () => {
  it('are right by slot, another slot that is allowed, and another wording that is allowed', () => {
    const label = card('location', 'Porto', { alt_slots: ['hometown'], alt_values: ['O Porto'] })
    expect(verdicts([label], card('address', 'Porto'))).toEqual(['right'])
    expect(verdicts([label], card('hometown', 'O Porto'))).toEqual(['right'])
    expect(verdicts([label], card('employer', 'Porto'))).toEqual(['wrong'])
  })

  it('are about the same person', () => {
    const label = card('family.child', '1')
    expect(verdicts([label], card('family.son', 'yes'))).toEqual(['right'])
    expect(
      verdicts([card('occupation', 'baker', { entity: 'user.aunt' })], card('occupation', 'baker')),
    ).toEqual(['wrong'])
    expect(verdicts([card('name', 'Ina', { entity: 'user.sister' })], card('family.sister', 'Ina'))).toEqual([
      'right',
    ])
  })

  it('say as the label does whether it holds', () => {
    const over = card('employer', 'the mill', { when: 'past' })
    expect(verdicts([over], card('employer', 'the mill'))).toEqual(['wrong'])
    expect(verdicts([over], card('employer', 'the mill', { relation: 'retracts' }))).toEqual(['right'])
    expect(verdicts([card('skill', 'swim', { polarity: 'negative' })], card('skill', 'cannot swim'))).toEqual(
      ['right'],
    )
    expect(verdicts([card('dislikes', 'rain')], card('likes', 'rain', { polarity: 'negative' }))).toEqual([
      'right',
    ])
    expect(verdicts([card('dislikes', 'rain')], card('likes', 'rain'))).toEqual(['wrong'])
  })

  it('count once, may list several facts at once, and may be optional', () => {
    const [figs, plums] = [card('likes', 'figs'), card('likes', 'plums')]
    expect(verdicts([figs], figs, figs)).toEqual(['right', 'neutral'])
    const both = scoreStatement([figs, plums], [card('likes', 'figs and plums')])
    expect(both.cards.map(({ verdict }) => verdict)).toEqual(['right'])
    expect(both.labels.map(({ found }) => found)).toEqual([true, true])
    expect(verdicts([{ ...figs, optional: true }], figs)).toEqual(['neutral'])
    expect(scoreStatement([{ ...figs, optional: true }], []).labels).toEqual([])
  })
})
