import { describe, expect, it } from 'vitest'
import { cardsOf, isCard, pack, shown } from './support.ts'

const familyOf = (slot: string) =>
  slot.replace(/^(?<family>event_|favorite_|family\.|relation\.).*/u, '$<family>')

describe.each(pack.rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  it.each(rule.examples.map((example) => [example.text, example] as const))(
    'reads “%s”',
    (text, { cards }) => {
      const drafts = cardsOf(text)
      for (const wanted of cards) {
        expect(
          drafts.some((draft) => isCard(draft, wanted)),
          `${JSON.stringify(wanted)} among ${shown(text).join(', ')}`,
        ).toBe(true)
      }
    },
  )

  it.each(rule.counterExamples)('finds nothing of its own in “%s”', (text) => {
    const own = new Set(rule.examples.flatMap(({ cards }) => cards.map((card) => familyOf(card.slot))))
    const found = cardsOf(text).filter((draft) => own.has(familyOf(draft.slot)))
    expect(found.map((draft) => `${draft.rule} ${draft.slot}=${draft.value}`)).toEqual([])
  })
})
