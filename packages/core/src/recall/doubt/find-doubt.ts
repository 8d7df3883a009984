import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { beginning } from '../../text/beginning.ts'
import { isDenial, isEnding } from '../../facts/keys.ts'
import { anchorsOf } from './anchors.ts'
import { holdsAny, speaksAgainst } from './speaks-against.ts'
import type { Anchors } from './speaks-against.ts'

/** Postings read for one card, and messages read of those they lead to. */
const [POSTINGS, READ] = [400, 16]

/**
 * The newest message that speaks against a card and that no fact accounts for; null when there is none. It is looked for among the hits and,
 * by the words of the card and of what changes such a fact, among the newest messages: few statements, whatever the size of the memory.
 */
export async function findDoubt(
  engine: Engine,
  plan: QueryPlan,
  card: MemoryCard,
  hits: readonly Hit[],
): Promise<MemoryItem | null> {
  const { view } = plan
  const [source, anchors] = await Promise.all([
    card.itemId === null ? null : view.items.get(card.itemId),
    anchorsOf(engine, view, card),
  ])
  const found = await lookUp(engine, plan, card, anchors, source)
  const among = hits.flatMap(({ item }) => item ?? [])
  const newer = [...new Map([...among, ...found].map((item) => [item.id, item])).values()]
    .filter((item) => isNewer(item, card, source))
    .filter((item) => opposes(engine, item, card, anchors, isNear(item, source)))
    .sort((a, b) => b.saidAt - a.saidAt || b.seq - a.seq)
  if (newer.length === 0) return null
  const gave = await view.cards.byItems(newer.map(({ id }) => id))
  const stands = (item: MemoryItem) => {
    const given = gave.filter(({ itemId }) => itemId === item.id)
    // Where facts were read from it, what "sorry, that was wrong" and "she" mean is known: only its words are left.
    const isOpen = given.length === 0 || opposes(engine, item, card, anchors, false)
    return isOpen && !given.some((one) => accountsFor(engine, one, card, anchors))
  }
  return newer.find(stands) ?? null
}

async function lookUp(
  engine: Engine,
  { view }: QueryPlan,
  card: MemoryCard,
  { value, names }: Anchors,
  source: MemoryItem | null,
): Promise<readonly MemoryItem[]> {
  const { packs, termsOf } = engine
  const events = packs.flatMap(({ doubts }) =>
    [card.slot, card.entity].flatMap((target) => doubts?.wordsOf(target) ?? []),
  )
  const terms = new Set([...value, ...names, ...events].flatMap((words) => [words, ...termsOf(words)]))
  const within = source ? { from: source.seq + 1, to: Number.MAX_SAFE_INTEGER } : undefined
  const { terms: postings } = await view.search.postings([...terms], POSTINGS, within)
  const seqs = new Set(postings.flatMap((one) => one.postings.map(([seq]) => seq)))
  const newest = [...seqs].sort((a, b) => b - a).slice(0, READ)
  const next = source ? Array.from({ length: NEXT }, (_, at) => source.seq + 1 + at) : []
  return view.items.bySeq([...new Set([...newest, ...next])])
}

/** Said by the one the card came from, after it was last said. */
const isNewer = (item: MemoryItem, card: MemoryCard, source: MemoryItem | null): boolean =>
  item.active &&
  item.role === 'user' &&
  item.id !== card.itemId &&
  item.speaker === (source?.speaker ?? null) &&
  (item.saidAt > card.lastSeenAt ||
    (item.saidAt === card.lastSeenAt && source !== null && item.seq > source.seq))

/** Messages after one that a pronoun or a correction in them may mean. */
const NEXT = 4

export const isNear = ({ seq, session }: MemoryItem, source: MemoryItem | null): boolean =>
  source !== null && session === source.session && seq > source.seq && seq - source.seq <= NEXT

const opposes = (
  { packs, matcher, termsOf }: Engine,
  item: MemoryItem,
  card: MemoryCard,
  anchors: Anchors,
  near: boolean,
): boolean => {
  const text = matcher.scan(beginning(item.text))
  return packs
    .filter((pack) => pack.score(text) > 0)
    .some((pack) =>
      pack.doubts?.read(text).some((clause) => speaksAgainst(card, clause, anchors, termsOf, near)),
    )
}

/**
 * What was read from the message says something of the same fact. An end or a denial of this very value that left it standing does not, nor
 * what speaks for something that was denied.
 */
function accountsFor(engine: Engine, given: MemoryCard, card: MemoryCard, { value }: Anchors): boolean {
  if (given.entity !== card.entity || given.slot !== card.slot) return false
  // What ended nothing that was known may have meant this.
  if (isEnding(given) && given.parentId === null) return false
  const isOpposed = isEnding(given) || isDenial(given) !== isDenial(card)
  if (!isOpposed) return true
  return (
    !isDenial(card) &&
    given.value !== '' &&
    !holdsAny(engine.matcher.scan(given.value), value, engine.termsOf)
  )
}
