import type { MemoryCard } from '@recollect/core'
import type { TextReader } from './reader.ts'
import type { Asked } from './asked.ts'

/** A relation that only goes with a word of the message ("parents" for the mother) is named half. */
const BESIDE = 0.2
/** Where a message is about people and names none, all of them may be meant. */
const ANYBODY = 0.1
/** Weight of a word of the message and of what means the same. */
const SAME = 0.5

/**
 * The people a message speaks of, by their names, by what they are to the user in any language, or by the question: entity → 1, or less
 * where only a word beside theirs stands there. Linear in the facts.
 */
export function peopleIn(
  { message, recalled }: Asked,
  known: readonly MemoryCard[],
  isAboutPeople: boolean,
  read: TextReader,
): ReadonlyMap<string, number> {
  const people = new Map<string, number>()
  const add = (entity: string, share: number) => people.set(entity, Math.max(people.get(entity) ?? 0, share))
  const asked = recalled?.result.detection.entity ?? 'user'
  if (asked.startsWith('user.')) add(asked, 1)
  const weights = recalled?.weights ?? new Map<string, number>()
  const own = new Set(read(message).terms)
  const relations = new Map<string, number>()
  for (const { entity, slot, value } of known) {
    const bearer = bearerOf(entity, slot)
    if (bearer === null) continue
    if (isNameSlot(slot) && isNamed(value, message, own, read)) add(bearer, 1)
    if (!relations.has(bearer)) relations.set(bearer, relationShare(bearer, weights, read))
  }
  for (const [bearer, share] of relations) if (share > 0) add(bearer, share)
  const isNobodyNamed = [...people.values()].every((share) => share < 1)
  if (isAboutPeople && isNobodyNamed) for (const bearer of relations.keys()) add(bearer, ANYBODY)
  return people
}

/** Who a fact is of: `family.son` = "Leo" is of the son. */
function bearerOf(entity: string, slot: string): string | null {
  if (entity !== 'user') return entity
  const relation = /^(?:family|relation)\.(?<who>.+)$/u.exec(slot)?.groups?.['who']
  return relation === undefined ? null : `user.${relation}`
}

const isNameSlot = (slot: string): boolean => /^(?:name|nickname|family\..+|relation\..+)$/u.test(slot)

const HAN_NAME = /^\p{Script=Han}{2,4}$/u
const GIVEN = 2

/** By the first name alone: of a Chinese name of three or four characters that is its last two. */
function isNamed(name: string, message: string, own: ReadonlySet<string>, read: TextReader): boolean {
  if (HAN_NAME.test(name)) return message.includes(name.slice(-GIVEN))
  const [first, ...others] = read(name).terms
  return first !== undefined && own.has(first) && (others.length < 2 || others.some((term) => own.has(term)))
}

function relationShare(entity: string, weights: ReadonlyMap<string, number>, read: TextReader): number {
  const { terms } = read(entity.slice('user.'.length).replaceAll('_', ' '))
  if (terms.length === 0) return 0
  const least = Math.min(...terms.map((term) => weights.get(term) ?? 0))
  if (least === 0) return 0
  return least >= SAME ? 1 : BESIDE
}
