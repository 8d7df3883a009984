import type { CardChange } from '../api/remember.ts'
import { isDenial } from '../facts/keys.ts'
import type { WordedChange } from '../plugin/pack-words.ts'
import type { MemoryCard } from '../types/card.ts'

/**
 * What is to be said of the changes of one message: each fact once; what was known already only where nothing else happened; what somebody
 * did only where the same words changed nothing that lasts. Pure.
 */
export function wordedChanges(changes: readonly CardChange[]): readonly WordedChange[] {
  const worded = changes.flatMap((change) => {
    const one = wordedChange(change)
    return one ? [{ ...one, by: change.card ?? one.card }] : []
  })
  const fresh = worded.filter(({ what }) => what !== 'repeated')
  const said = fresh.length > 0 ? fresh : worded
  const told = said.filter((one) => !said.some((other) => isSaidBy(one, other)))
  return told
    .filter((one, at) => told.findIndex(({ card }) => isSame(card, one.card)) === at)
    .map(({ what, card, before }) => ({ what, card, before }))
}

interface Worded extends WordedChange {
  /** The card written: the words it rests on. */
  readonly by: MemoryCard
}

/** "Quit my job" beside the job that ended; the name of an animal beside the animal that is gone. */
function isSaidBy(one: Worded, other: Worded): boolean {
  if (!overlap(one.by, other.by)) return false
  if (isDeed(one.card)) return !isDeed(other.card)
  return (
    one.what === 'ended' && one.card.slot === 'name' && other.what === 'ended' && other.card.slot !== 'name'
  )
}

const isDeed = ({ slot }: MemoryCard): boolean => slot.startsWith('event_')

/** The span of what was done is its verb: its value tells how far it reaches. */
const reach = ({ span, value }: MemoryCard): number =>
  span === null ? 0 : Math.max(span.end, span.start + value.length)

const overlap = (a: MemoryCard, b: MemoryCard): boolean =>
  a.itemId === b.itemId &&
  a.span !== null &&
  b.span !== null &&
  a.span.start <= reach(b) &&
  b.span.start <= reach(a)

/** What became of one fact; null where nothing did. Pure. */
export function wordedChange({ action, card, closed, amended = [] }: CardChange): WordedChange | null {
  const over = closed.filter(({ relation }) => relation !== 'retracts')
  if (card === null) {
    const [ended] = over
    return ended ? { what: 'ended', card: ended, before: [] } : null
  }
  const mistakes = over.filter(({ correctedBy }) => correctedBy !== null)
  const rivals = amended.filter((one) => one.contested && one.id !== card.id)
  switch (action) {
    case 'none':
      return null
    case 'reinforces':
      return { what: 'repeated', card, before: [] }
    case 'retracts':
      return { what: 'ended', card: over.find(sameKey(card)) ?? card, before: [] }
    case 'files':
      return { what: card.relation === 'retracts' ? 'ended' : 'filed', card, before: [] }
    case 'corrects':
      return { what: 'corrected', card, before: mistakes }
    case 'contests':
      return { what: 'contested', card, before: rivals }
    default:
      return { what: whatOf(card, over), card, before: over }
  }
}

function whatOf(card: MemoryCard, over: readonly MemoryCard[]): WordedChange['what'] {
  if (isDenial(card)) return 'denied'
  return over.length > 0 ? 'replaced' : 'added'
}

const sameKey = (card: MemoryCard) => (other: MemoryCard) => other.versionKey === card.versionKey

const isSame = (a: MemoryCard, b: MemoryCard): boolean =>
  a.versionKey === b.versionKey && a.value === b.value && a.polarity === b.polarity
