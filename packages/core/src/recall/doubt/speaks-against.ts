import type { OpposingClause } from '../../plugin/doubts.ts'
import { isDenial } from '../../facts/keys.ts'
import type { TermsOf } from '../../text/terms.ts'
import type { MemoryCard } from '../../types/card.ts'

/** Index terms and, where words are not parted by spaces, words by which a message touches a card. */
export interface Anchors {
  /** Of its value, in other forms and words too. */
  readonly value: ReadonlySet<string>
  /** Of whom or what it is about, where that is not the user: the relation, names. */
  readonly names: ReadonlySet<string>
  /** Of its kind, which others have one of too: the dog. */
  readonly kinds?: ReadonlySet<string>
}

type Touched = Pick<MemoryCard, 'entity' | 'slot' | 'polarity'>

/** Slots of many things, of which an event ends the one it names. */
const OF_MANY: ReadonlySet<string> = new Set(['plan', 'goal', 'project'])
const NAMES: ReadonlySet<string> = new Set(['name', 'nickname'])
const NONE: ReadonlySet<string> = new Set()
const OF_OTHERS: ReadonlySet<OpposingClause['whose']> = new Set(['they', 'other'])

/**
 * Whether a clause speaks against a card: it ends, denies or puts right its value, or tells of what changes such a fact. `isNear`: it was
 * said so soon after the card's message that a pronoun or a correction may mean that. Pure.
 */
export function speaksAgainst(
  card: Touched,
  clause: OpposingClause,
  { value, names, kinds = NONE }: Anchors,
  termsOf: TermsOf,
  isNear = false,
): boolean {
  const holds = (text: string, terms: ReadonlySet<string>) => holdsAny(text, terms, termsOf)
  const own = card.entity === 'user'
  const ofUser = clause.whose === 'user' || clause.whose === 'elided'
  const named =
    holds(clause.text, names) ||
    (clause.whose !== 'other' && holds(clause.text, kinds)) ||
    (isNear && !own && clause.whose === 'they')
  // Where nobody is named, whoever was spoken of before may be meant.
  const mayBe = named || (isNear && !own && (clause.whose === 'elided' || clause.whose === 'unknown'))
  // What is put right of somebody else says nothing of one's own.
  if (isNear && clause.corrects && !(own && OF_OTHERS.has(clause.whose))) return true
  if (!named && (own ? OF_OTHERS.has(clause.whose) : clause.whose === 'other')) return false
  const touches = holds(clause.text, value)
  const changes = (target: string) => clause.changes.includes(target)
  // "The foot is fine again" names nobody: what was spoken of just before.
  const isTold = mayBe || touches || (own && (ofUser || (isNear && clause.whose === 'unknown')))
  if (isDenial(card)) return (clause.begins && touches) || (isTold && changes(card.slot))
  // What somebody called so no longer does says nothing of the name.
  const isName = NAMES.has(card.slot) && !own
  if (!isName && holds(clause.against, value)) return true
  if (clause.ends && touches && (named || clause.whose !== 'unknown')) return true
  // "Moved to Porto" says again that it is Porto.
  if (holds(clause.arrives, value)) return false
  if (changes(card.slot) && (OF_MANY.has(card.slot) ? touches : isTold)) return true
  // What an animal comes to others do not: "we let Bruno go", "Kiki flew away".
  if (named && (changes('*') || (isOfPet(card) && changes('gone')))) return true
  return !own && changes(card.entity) && (named || ofUser)
}

const isOfPet = ({ entity, slot }: Touched): boolean => slot === 'pet' || entity === 'user.pet'

const HAN = /\p{Script=Han}/u

/** Chinese words are found wherever they stand; the rest as the index has them. */
export function holdsAny(text: string, terms: ReadonlySet<string>, termsOf: TermsOf): boolean {
  if (text === '' || terms.size === 0) return false
  return (
    termsOf(text).some((term) => terms.has(term)) ||
    (HAN.test(text) && [...terms].some((term) => HAN.test(term) && text.includes(term)))
  )
}
