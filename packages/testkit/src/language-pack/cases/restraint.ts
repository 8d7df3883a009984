import { shownAll } from '../cards.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'

const ENOUGH = 60

export const restraintCases = [
  packCase('keeps nothing of texts that say nothing to remember', ({ options, cardsOf }) => {
    expectNone(
      options.nothing.flatMap((text) => {
        // An event keeps nothing by itself: it ends what the memory holds, if that is meant.
        const given = cardsOf(text).filter(({ effect }) => effect === undefined)
        return given.length === 0 ? [] : [`${quoted(text)} gave ${shownAll(given)}`]
      }),
    )
  }),

  packCase('is held to enough of them, each once', ({ options }) => {
    const { nothing, minNothing = ENOUGH } = options
    const count = new Set(nothing).size
    const twice = nothing.filter((text, at) => nothing.indexOf(text) !== at)
    expectNone([
      ...(count < minNothing ? [`${String(count)} texts, fewer than ${String(minNothing)}`] : []),
      ...twice.map((text) => `${quoted(text)} stands twice`),
    ])
  }),

  packCase('is held to more texts that give nothing than texts that give something', ({ pack, options }) => {
    const something = new Set(pack.rules.flatMap(({ examples }) => examples.map(({ text }) => text)))
    const nothing = new Set([...options.nothing, ...pack.rules.flatMap((rule) => rule.counterExamples)])
    expectNone(
      nothing.size > something.size
        ? []
        : [`${String(nothing.size)} texts give nothing, ${String(something.size)} give something`],
    )
  }),
]
