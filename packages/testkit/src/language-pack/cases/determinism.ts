import type { CardDraft } from '@recollect/core/extraction'
import fc from 'fast-check'
import { arbitraryText } from '../arbitrary-text.ts'
import { shownAll } from '../cards.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import { subjectOf } from '../subject.ts'
import { textsOf } from '../texts.ts'

const RUNS = { numRuns: 100 }

const asText = (value: unknown) => JSON.stringify(value)

/** What was found, whichever of two equal rules found it. */
const factsOf = (cards: readonly CardDraft[]): string =>
  asText(
    cards
      .map(({ entity, slot, value, polarity, relation, tense }) =>
        asText([entity, slot, value, polarity, relation, tense]),
      )
      .sort(),
  )

export const determinismCases = [
  packCase('reads a text the same the second time', (subject) => {
    fc.assert(
      fc.property(arbitraryText(subject), (text) => {
        if (asText(subject.readAll(text)) !== asText(subject.readAll(text)))
          throw new Error(`not so for ${quoted(text)}`)
      }),
      RUNS,
    )
  }),

  packCase('reads a text the same whatever was read before it', (subject) => {
    const texts = textsOf(subject)
    const first = texts.map((text) => asText(subject.readAll(text)))
    const second = texts
      .toReversed()
      .map((text) => asText(subject.readAll(text)))
      .reverse()
    expectNone(texts.filter((_text, at) => first[at] !== second[at]).map((text) => quoted(text)))
  }),

  packCase(
    'finds the same facts in whatever order its rules are registered',
    (subject) => {
      const { pack, options } = subject
      // Every two of them change places.
      const reversed = subjectOf(options.withRules?.(pack.rules.toReversed()) ?? pack, options)
      expectNone(
        textsOf(subject).flatMap((text) => {
          const cards = subject.cardsOf(text)
          const other = reversed.cardsOf(text)
          return factsOf(other) === factsOf(cards)
            ? []
            : [`${quoted(text)}: ${shownAll(cards)}, or ${shownAll(other)}`]
        }),
      )
    },
    'withRules',
  ),
]
