import type { CardChange, MemoryCard } from '@recollect/core'
import { factName, factValue, factWithDetails } from './fact.ts'
import type { View } from './view.ts'

/** What one message did to the facts, a sentence each. */
export const changeSentences = (changes: readonly CardChange[], view: View): string[] =>
  changes.flatMap((change) => sentences(change, view))

function sentences({ action, card, closed }: CardChange, view: View): string[] {
  const { text } = view
  const { remembered } = text.output
  const ended = (cards: readonly MemoryCard[]) =>
    cards.map((old) => remembered.retracts(factName(old, text), factValue(old, text)))
  if (card === null) return ended(closed)
  const what = factName(card, text)
  const value = factWithDetails(card, view)
  const replaced = closed.filter(({ versionKey }) => versionKey === card.versionKey)
  const others = ended(closed.filter((old) => !replaced.includes(old)))
  const before = replaced.map((old) => factValue(old, text)).join(', ')
  switch (action) {
    case 'none':
      return others
    case 'corrects':
    case 'contests':
      return [remembered[action](what, before, value), ...others]
    case 'retracts':
      return [remembered.retracts(what, before || value), ...others]
    case 'updates':
      return [before ? remembered.updates(what, before, value) : remembered.sets(what, value), ...others]
    default:
      return [remembered[action](what, value), ...others]
  }
}
