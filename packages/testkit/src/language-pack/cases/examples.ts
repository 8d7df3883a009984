import type { ExtractionRule } from '@recollect/core/extraction'
import { familyOf, isCard, isOneOf, shown, shownAll } from '../cards.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'

const slotsOf = ({ examples }: ExtractionRule) => [
  ...new Set(examples.flatMap(({ cards }) => cards.map(({ slot }) => familyOf(slot)))),
]

export const exampleCases = [
  packCase('reads every example of every rule, as the whole pack', ({ pack, cardsOf }) => {
    expectNone(
      pack.rules.flatMap(({ id, examples }) =>
        examples.flatMap(({ text, cards }) => {
          const given = cardsOf(text)
          return cards
            .filter((wanted) => !given.some((card) => isCard(card, wanted)))
            .map(
              (wanted) => `${id}: ${quoted(text)} should give ${shown(wanted)}; it gave ${shownAll(given)}`,
            )
        }),
      ),
    )
  }),

  packCase('takes nothing for a rule’s slots from its counter-examples', ({ pack, cardsOf }) => {
    expectNone(
      pack.rules.flatMap((rule) =>
        rule.counterExamples.flatMap((text) => {
          // What another rule leaves to the memory states nothing of the slot by itself.
          const wrong = cardsOf(text).filter(
            ({ slot, known, rule: by }) => isOneOf(slot, slotsOf(rule)) && (known !== true || by === rule.id),
          )
          return wrong.length === 0 ? [] : [`${rule.id}: ${quoted(text)} gave ${shownAll(wrong)}`]
        }),
      ),
    )
  }),
]
