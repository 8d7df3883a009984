import { expect, it } from 'vitest'
import { cardsOf } from './support.ts'

// Rules of one priority on the same words: the order of `src/facts/rule-list.ts` decides. Where this changes, say it by a priority.
it.each([
  ['我平时骑电动车上班', 'zh/vehicle.has'],
  ['我拿到驾照啦', 'zh/event.achieved'],
  ['我弟去年从老家来苏州打工', 'zh/event.move'],
])('reads "%s" by %s, the first of two that fit', (text, rule) => {
  expect(cardsOf(text).map((card) => card.rule)).toContain(rule)
})
