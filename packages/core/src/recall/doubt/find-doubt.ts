import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import { isLearned } from '../../plugin/text.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { isDenial, isEnding } from '../../facts/keys.ts'
import { anchorsOf } from './anchors.ts'
import { concern, NOTHING } from './concern.ts'
import { signsReader } from './signs.ts'
import type { Signs } from './signs.ts'
import { holdsAny } from './speaks-against.ts'
import type { Anchors } from './speaks-against.ts'

/** Messages looked at: the newest of all, and the next after the one a card came from. */
const NEWEST = 16
/** Messages after one that a pronoun or a correction in them may mean. */
const NEXT = 4

/** What the cards of an answer came from, and what was said since. */
export interface Since {
  readonly sources: ReadonlyMap<string, MemoryItem>
  readonly items: readonly MemoryItem[]
  /** What of a message may speak against something. It is read once, whatever number of cards it is held against. */
  readonly signsOf: (item: MemoryItem) => Signs
}

/** Three look-ups for all cards of an answer, whatever the size of the memory; what shares words with the question is among the hits. */
export async function saidSince(
  engine: Engine,
  view: ScopeView,
  cards: readonly MemoryCard[],
  hits: readonly Hit[],
): Promise<Since> {
  const ids = [...new Set(cards.flatMap(({ itemId }) => itemId ?? []))]
  const [sources, newest] = await Promise.all([ids.length === 0 ? [] : view.items.byIds(ids), newestOf(view)])
  return since(engine, view, { sources, newest, hits })
}

/** The same for a message. */
export const saidSinceIt = async (
  engine: Engine,
  view: ScopeView,
  item: MemoryItem,
  hits: readonly Hit[],
): Promise<Since> => since(engine, view, { sources: [item], newest: await newestOf(view), hits })

const newestOf = async (view: ScopeView): Promise<readonly MemoryItem[]> =>
  (await view.items.list({ limit: NEWEST, order: 'newest' })).rows

interface Looked {
  readonly sources: readonly MemoryItem[]
  readonly newest: readonly MemoryItem[]
  readonly hits: readonly Hit[]
}

async function since(engine: Engine, view: ScopeView, { sources, newest, hits }: Looked): Promise<Since> {
  const known = new Map(
    [...newest, ...hits.flatMap(({ item }) => item ?? [])].map((item) => [item.seq, item]),
  )
  const last = newest[0]?.seq ?? 0
  const wanted = sources.flatMap(({ seq }) => Array.from({ length: NEXT }, (_, at) => seq + 1 + at))
  const next = [...new Set(wanted)].filter((seq) => seq <= last && !known.has(seq))
  for (const item of next.length === 0 ? [] : await view.items.bySeq(next)) known.set(item.seq, item)
  return {
    sources: new Map(sources.map((item) => [item.id, item])),
    items: [...known.values()],
    signsOf: signsReader(engine),
  }
}

/** The message that speaks most plainly against a card, and that no fact accounts for: the newest of such; null when there is none. */
export async function findDoubt(
  engine: Engine,
  view: ScopeView,
  card: MemoryCard,
  { sources, items, signsOf }: Since,
): Promise<MemoryItem | null> {
  const source = sources.get(card.itemId ?? '') ?? null
  const later = items.filter((item) => isNewer(item, card, source) && hasSigns(signsOf(item)))
  if (later.length === 0) return null
  const anchors = await anchorsOf(engine, view, card)
  const concernOf = (item: MemoryItem, near: boolean, corrects = near) =>
    concern(card, signsOf(item), { anchors, near, corrects }, engine)
  // Where facts were read from it, what "sorry, that was wrong" means is known, and "she" is whoever they are about. An event is no such
  // fact.
  const isOpen = (item: MemoryItem, given: readonly MemoryCard[]) => {
    const facts = given.filter(({ kind }) => kind !== 'event')
    const isOfHer = card.entity !== 'user' && facts.every(({ entity }) => entity === card.entity)
    return facts.length === 0 || concernOf(item, isOfHer && isNear(item, source), false) > NOTHING
  }
  const newer = later
    .map((item) => ({ item, by: concernOf(item, isNear(item, source)) }))
    .filter(({ by }) => by > NOTHING)
    .sort((a, b) => b.by - a.by || b.item.saidAt - a.item.saidAt || b.item.seq - a.item.seq)
    .map(({ item }) => item)
  if (newer.length === 0) return null
  const gave = await view.cards.byItems(newer.map(({ id }) => id))
  const stands = (item: MemoryItem) => {
    const given = gave.filter(({ itemId }) => itemId === item.id)
    // Whether a value read by what was learned stands beside the one before or in its place was not read.
    const counts = given.filter(({ relation, rule }) => relation !== 'extends' || !isLearned(rule))
    return isOpen(item, counts) && !counts.some((one) => accountsFor(engine, one, card, anchors))
  }
  return newer.find(stands) ?? null
}

const hasSigns = ({ clauses, values, seeming }: Signs): boolean =>
  clauses.length > 0 || values.length > 0 || seeming.length > 0

/** Said by the one the card came from, after it was last said. */
const isNewer = (item: MemoryItem, card: MemoryCard, source: MemoryItem | null): boolean =>
  item.active &&
  item.role === 'user' &&
  item.id !== card.itemId &&
  item.speaker === (source?.speaker ?? null) &&
  (item.saidAt > card.lastSeenAt ||
    (item.saidAt === card.lastSeenAt && source !== null && item.seq > source.seq))

/** So soon after a message that a pronoun or a correction may mean what it says. */
export const isNear = ({ seq, session }: MemoryItem, source: MemoryItem | null): boolean =>
  source !== null && session === source.session && seq > source.seq && seq - source.seq <= NEXT

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
