import type { MemoryCard } from '../../types/card.ts'
import type { TermsOf } from '../../text/terms.ts'
import type { Asked } from './relevance.ts'

/** A relation that only goes with a word of the message ("parents" for the mother) is named half. */
const BESIDE = 0.5
/** Weight of a word of the message and of what means the same. */
const SAME = 0.5

/**
 * The people a message speaks of, by their names, by what they are to the user in any language, or by the question: entity → 1, or less where
 * only a word beside theirs stands there. Linear in the facts.
 */
export function peopleIn(
  { message, recalled, weights }: Asked,
  known: readonly MemoryCard[],
  termsOf: TermsOf,
): ReadonlyMap<string, number> {
  const people = new Map<string, number>()
  const add = (entity: string, share: number) => people.set(entity, Math.max(people.get(entity) ?? 0, share))
  const asked = recalled?.detection.entity ?? 'user'
  if (asked.startsWith('user.')) add(asked, 1)
  const own = new Set(termsOf(message))
  for (const { entity, slot, value } of known) {
    const bearer = bearerOf(entity, slot)
    if (bearer === null) continue
    if (isNameSlot(slot) && stands(termsOf(value.toLowerCase()), own)) add(bearer, 1)
    if (!people.has(bearer)) {
      const share = relationShare(bearer, weights, termsOf)
      if (share > 0) add(bearer, share)
    }
  }
  return people
}

/** Who a fact is of: `family.son` = "Leo" is of the son. */
function bearerOf(entity: string, slot: string): string | null {
  if (entity !== 'user') return entity
  const relation = /^(?:family|relation)\.(?<who>.+)$/u.exec(slot)?.groups?.['who']
  return relation === undefined ? null : `user.${relation}`
}

const isNameSlot = (slot: string): boolean => /^(?:name|nickname|family\..+|relation\..+)$/u.test(slot)

/** The first name alone is enough. */
const stands = ([first, ...others]: readonly string[], own: ReadonlySet<string>): boolean =>
  first !== undefined && own.has(first) && (others.length < 2 || others.some((term) => own.has(term)))

function relationShare(entity: string, weights: ReadonlyMap<string, number>, termsOf: TermsOf): number {
  const terms = termsOf(entity.slice('user.'.length).replaceAll('_', ' '))
  if (terms.length === 0) return 0
  const least = Math.min(...terms.map((term) => weights.get(term) ?? 0))
  if (least === 0) return 0
  return least >= SAME ? 1 : BESIDE
}
