import { expect, it } from 'vitest'
import { cardsOf } from './support.ts'

// Rules of one priority on the same words: the order of `src/facts/rule-list.ts` decides. Where this changes, say it by a priority.
it.each([
  ['my phone is a Nokia 3310', 'en/device.on'],
  ['I smoke about twelve cigarettes a day', 'en/habit.intake'],
  ['our retro is on Tuesdays', 'en/named-thing.when'],
  ["I can't have prawns, I swell up like a balloon", 'en/allergy.reacts'],
])('reads "%s" by %s, the first of two that fit', (text, rule) => {
  expect(cardsOf(text).map((card) => card.rule)).toContain(rule)
})
