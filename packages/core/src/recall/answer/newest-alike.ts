import type { Hit } from '../../api/recall.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Detection } from '../../types/question.ts'

/** Hits looked at for one that says later what the best says. */
const LOOKED_AT = 3
/** Messages that follow each other so closely in a session speak of one thing more often than not. */
const CLOSE = 4

/**
 * Of the best hits that are about the same thing, the newest: what was said before may no longer hold. A newer hit counts
 * - if it shares a word with the question, and says something or holds half of the question's words that the best hit holds,
 * - or if it speaks of a change, and shares a word with the best hit, or changes a slot asked for and follows it closely.
 * For a question about what was before, the oldest of those that hold as much. Pure.
 */
export function newestAlike(
  {
    detection,
    terms,
    termsOf,
    matcher,
  }: Pick<QueryPlan, 'detection' | 'terms' | 'termsOf'> & {
    readonly matcher: Pick<QueryPlan['matcher'], 'scan'>
  },
  hits: readonly Hit[],
  found: Hit,
  content: MessageContent & { readonly shares: Shares },
): Hit {
  const termsIn = ({ item }: Hit) => termsOf(matcher.scan(beginning(item?.text ?? '')))
  const [asked, meant] = [new Set(terms), new Set(termsIn(found))]
  const foundShares = termsIn(found).filter((term) => asked.has(term))
  const shared = (own: readonly string[]) => new Set(own.filter((term) => asked.has(term))).size
  const holdsHalf = (own: readonly string[]) => shared(own) * 2 >= new Set(foundShares).size
  const isOfTheSame = sameMatter(hits, content.shares)
  const isAlike = (hit: Hit) => {
    const { item } = hit
    if (item?.role !== 'user') return false
    if (found.item !== null && !isOfTheSame(item, found.item)) return false
    const own = termsIn(hit)
    const isChange = content.changes(item) && own.some((term) => meant.has(term))
    if (isChange || (content.changes(item, detection.slots) && follows(hit, found))) return true
    return shared(own) > 0 && (content.tells(item) || (!isQuestion(item) && holdsHalf(own)))
  }
  const saidAt = (hit: Hit) => hit.saidAt ?? 0
  const near = hits.slice(0, LOOKED_AT)
  if (asksOfBefore(detection)) {
    const before = near.filter(({ item }) => item?.role === 'user' && content.tells(item))
    return before
      .filter((hit) => saidAt(hit) < saidAt(found) && holdsHalf(termsIn(hit)))
      .reduce((oldest, hit) => (saidAt(hit) < saidAt(oldest) ? hit : oldest), found)
  }
  return near
    .filter((hit) => saidAt(hit) > saidAt(found) && isAlike(hit))
    .reduce((newest, hit) => (saidAt(hit) > saidAt(newest) ? hit : newest), found)
}

/** How much of what a question says each hit holds, by its id: 0–1. */
export type Shares = ReadonlyMap<string, number>

/** Messages so close belong to one talk: the later one may speak of the same thing in other words. */
const ONE_TALK = 10
const ONE_TALK_MS = 60 * 60 * 1000
/** Of what the one holds of the question. On four sets of 150 questions over memories of months anything from 0.7 to 1 does alike. */
const AS_MUCH = 0.85

/**
 * Tells whether a message found may take the place of another: it was said in the same talk, or holds nearly as much of the question. In a
 * memory of months the next best shares a word with anything.
 */
export function sameMatter(hits: readonly Hit[], shares: Shares) {
  const shareOf = ({ id }: MemoryItem) =>
    Math.max(0, ...hits.map((hit) => (hit.item?.id === id ? (shares.get(hit.id) ?? 0) : 0)))
  return (one: MemoryItem, other: MemoryItem, asMuch = AS_MUCH): boolean => {
    const isOneTalk =
      Math.abs(one.seq - other.seq) <= ONE_TALK && Math.abs(one.saidAt - other.saidAt) <= ONE_TALK_MS
    return isOneTalk || shareOf(one) >= asMuch * shareOf(other)
  }
}

/** What a message says, whatever facts were kept of it. */
export interface MessageContent {
  /** Whether it says something about somebody. */
  tells(item: MemoryItem): boolean
  /** Whether it says that something is over, new, or was said wrongly; `slots`: that it concerns one of these. */
  changes(item: MemoryItem, slots?: readonly string[]): boolean
}

/** "Where did I live before?"; "do I still live there?" asks of now. */
export const asksOfBefore = ({ type, time }: Detection): boolean =>
  time === 'past' || (type === 'update' && time !== 'current')

/** What ends in a question says less of what was asked about before. */
export const isQuestion = ({ text }: Pick<MemoryItem, 'text'>): boolean => /[?？]\s*$/u.test(text)

const follows = ({ item }: Hit, { item: before }: Hit): boolean =>
  item !== null &&
  before !== null &&
  item.session === before.session &&
  item.seq - before.seq <= CLOSE &&
  !isQuestion(item)
