import { isDenial, isSingleKey } from '../../../facts/keys.ts'
import { isSame } from '../../../slots/kinds.ts'
import type { MemoryCard } from '../../../types/card.ts'
import { isCurrent, isStated } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'

/**
 * Compares the value a question names with what is known. Opposites are looked through too: "Do I like chicken?" is answered by a
 * dislike. What held once is a yes to "did I ever" and a no to "do I still". Another value of a single slot is a no when it shuts the
 * named one out, and is only told when the two may go together. Null when nothing known decides it.
 */
export function yesOrNo(material: AnswerMaterial, near: readonly MemoryCard[], value: string): Choice {
  const { detection, slots, active, compare } = material
  const same = (card: MemoryCard) => card.value !== '' && compare(value, card) === 'same'
  const fits = (card: MemoryCard) => same(card) && isOfKind(material, card)
  const [asked] = detection.slots
  const current = near.find(
    (card) =>
      isOnlyName(material, card) || (isCurrent(card) && asked !== undefined && isSame(asked, card.slot)),
  )
  const match = active.filter(fits).sort(byLastWord)[0]
  const asksPast = detection.time === 'past'
  const ended = material.history.findLast((card) => !card.active && !isDenial(card) && fits(card))
  // All of its kind may be said to be gone: no pets, and the cat with them; a habit given up outlives the liking.
  const isGone =
    match &&
    ended &&
    ended.lastSeenAt > match.lastSeenAt &&
    (!isStated(ended) || (ended.slot === 'habit' && match.slot !== 'habit'))
  if (isGone && !asksPast) return { form: 'no', cards: [ended] }
  if (match && isDenial(match))
    return asksPast && ended ? { form: 'yes', cards: [ended] } : { form: 'no', cards: [current ?? match] }
  if (match) {
    const opposite = asked !== undefined && slots.get(asked).opposite === match.slot
    if (opposite && asksPast && ended) return { form: 'yes', cards: [ended] }
    return { form: opposite ? 'no' : 'yes', cards: [match] }
  }
  // Both were said in one breath: one word for the same thing took the place of the other.
  if (current && ended && isStated(ended) && isOneBreath(current, ended))
    return { form: 'yes', cards: [current] }
  if (ended)
    return asksPast
      ? { form: 'yes', cards: [ended] }
      : { form: 'no', cards: [nextOf(material, ended) ?? current ?? successor(near, ended) ?? ended] }
  if (!current || asksPast) return null
  return { form: compare(value, current) === 'different' ? 'no' : 'fact', cards: [current] }
}

/** Of several kinds, only the kind asked for: the cat's name is not the dog's. */
const isOfKind = ({ detection }: AnswerMaterial, card: MemoryCard): boolean =>
  detection.facet === null || card.facet === null || card.facet === detection.facet

/** Of several dogs' names, the one that is known stands for the dog. */
const isOnlyName = ({ detection: { facet } }: AnswerMaterial, { slot, ...card }: MemoryCard): boolean =>
  slot === 'name' && facet !== null && card.facet === facet

/** The value that holds now of what the named one held of: a city for a city, where both places and work were asked for. */
const nextOf = ({ active }: AnswerMaterial, { versionKey, valueKey }: MemoryCard) =>
  isSingleKey(valueKey) ? active.find((card) => isCurrent(card) && card.versionKey === versionKey) : undefined

/** What took its place among others: the new car for the old one. */
const successor = (near: readonly MemoryCard[], { facet }: MemoryCard) =>
  near.find(
    (card) => facet !== null && card.facet === facet && card.relation === 'updates' && !isDenial(card),
  )

const isOneBreath = (a: MemoryCard, b: MemoryCard) =>
  a.itemId !== null && a.itemId === b.itemId && a.validFrom === b.validFrom

/** "Do I have a sister?": known by a number, a name or the word alone. */
export function isThere({ detection, numberOf, kin }: AnswerMaterial, near: readonly MemoryCard[]): Choice {
  const [asked] = detection.slots
  if (detection.type !== 'yes_no' || !/^(?:family|relation)\./u.test(asked ?? '')) return null
  const isNone = (card: MemoryCard) => isDenial(card) || (card.entity === 'user' && numberOf(card) === 0)
  const [first, ...others] = [...near, ...kin]
  if (!first) return null
  // Who is denied after being told of is there no longer.
  const denial = [first, ...others].filter(isNone).sort(byLastWord)[0]
  const some = [first, ...others].find(
    (card) => !isNone(card) && !(denial && denial.lastSeenAt > card.lastSeenAt),
  )
  const decides = some ?? denial
  return decides ? { form: some ? 'yes' : 'no', cards: [decides] } : null
}

const byLastWord = (a: MemoryCard, b: MemoryCard) => b.lastSeenAt - a.lastSeenAt
