import { isDenial } from '../../facts/keys.ts'
import { byValidity } from '../../facts/order.ts'
import type { MemoryCard } from '../../types/card.ts'
import { isStated } from './answer-material.ts'
import type { Choice } from './answer-material.ts'

/** Forms that would tell what one source says as though it were so. */
const TELLS = new Set(['fact', 'list', 'yes', 'no', 'past', 'then', 'since'])

/** An answer that rests on a value sources disagree about tells what each of them says, in order of recording. Pure. */
export function withRivals(choice: Choice, known: readonly MemoryCard[]): Choice {
  const disputed =
    choice && TELLS.has(choice.form) ? choice.cards.find(({ contested }) => contested) : undefined
  if (!disputed) return choice
  const rivals = known.filter((card) => isRival(card, disputed))
  return rivals.length < 2 ? choice : { form: 'contested', cards: byValidity(rivals) }
}

/** Said of the same fact and a time they share; the disputed one is its own rival. */
const isRival = (card: MemoryCard, disputed: MemoryCard): boolean =>
  card.contested &&
  card.versionKey === disputed.versionKey &&
  (card === disputed || overlap(card, disputed)) &&
  card.correctedBy === null &&
  isStated(card) &&
  !isDenial(card)

const overlap = (a: MemoryCard, b: MemoryCard): boolean =>
  a.validFrom === b.validFrom || (begins(a) < ends(b) && begins(b) < ends(a))

const begins = ({ validFrom }: MemoryCard): number => validFrom ?? -Infinity
const ends = ({ validTo }: MemoryCard): number => validTo ?? Infinity
