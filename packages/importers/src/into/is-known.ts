import type { FactInput, MemoryCard, Polarity } from '@recollect/core'

/** Under which a fact is kept: what is disliked is a liking denied, and the other way round. */
export function keyOf(fact: FactInput): string {
  const { entity = 'user', slot } = fact
  const polarity = polarityOf(fact)
  if (slot === 'likes' && polarity === 'negative') return `${entity}:dislikes`
  return slot === 'dislikes' && polarity === 'positive' ? `${entity}:likes` : `${entity}:${slot}`
}

const polarityOf = ({ slot, polarity }: Pick<FactInput, 'slot' | 'polarity'>): Polarity =>
  polarity ?? (slot === 'dislikes' || slot === 'fear' ? 'negative' : 'positive')

/** Whether a version says what a fact of a file does, as far as that goes: without times, that it ever was so. */
export function says(card: MemoryCard, fact: FactInput): boolean {
  const { value, facet, relation } = fact
  return (
    card.value.trim() === value.trim() &&
    card.polarity === polarityOf(fact) &&
    (facet === undefined || card.facet === facet) &&
    (card.relation === 'retracts') === (relation === 'retracts') &&
    isOfThatTime(card, fact)
  )
}

function isOfThatTime(card: MemoryCard, { validFrom, validTo }: FactInput): boolean {
  const began = validFrom === undefined || card.validFrom === validFrom || isAmong(card.seenAt, validFrom)
  if (!began || validTo === undefined || card.validTo === validTo) return began
  if (validFrom === undefined) return isAmong(card.seenAt, validTo)
  // What came after has cut it short.
  return card.supersededAt !== null && typeof validTo === 'number' && (card.validTo ?? validTo) < validTo
}

const isAmong = (moments: readonly unknown[], moment: unknown): boolean => moments.includes(moment)
