import { describe, expect, it } from 'vitest'
import { rules } from '../src/pack.ts'
import { cardsOf } from './support.ts'

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  it.each(rule.examples.map((example) => [example.text, example] as const))('reads "%s"', (text, example) => {
    const cards = cardsOf(text)
    for (const expected of example.cards)
      expect(cards).toContainEqual(expect.objectContaining({ entity: 'user', ...expected }))
  })

  it.each(rule.counterExamples)('takes nothing from "%s"', (text) => {
    expect(cardsOf(text).filter((card) => card.rule === rule.id)).toEqual([])
  })

  it('has an anchor in each of its examples', () => {
    for (const { text } of rule.examples) {
      const folded = text.normalize('NFKC').toLowerCase()
      expect(rule.anchors.some((anchor) => folded.includes(anchor))).toBe(true)
    }
  })
})
