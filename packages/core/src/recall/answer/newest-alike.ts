import type { Hit } from '../../api/recall.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../text/beginning.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Detection } from '../../types/question.ts'

/** Hits looked at for one that says later what the best says. */
const LOOKED_AT = 3
/** Messages that follow each other so closely in a session speak of one thing more often than not. */
const CLOSE = 4

/**
 * Of the best hits that speak of the same thing the one said last: what was said before may hold no longer. They share a word with the
 * question, and tell something or hold half of its words that the hit found holds; or they tell of a change, and share a word with that hit,
 * or change what is asked for and follow it closely. A question for what was before takes the hit as found. Pure.
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
  told: Told,
): Hit {
  if (asksOfBefore(detection)) return found
  const termsIn = ({ item }: Hit) => termsOf(matcher.scan(beginning(item?.text ?? '')))
  const [asked, meant] = [new Set(terms), new Set(termsIn(found))]
  const foundShares = termsIn(found).filter((term) => asked.has(term))
  const isAlike = (hit: Hit) => {
    const { item } = hit
    if (item?.role !== 'user') return false
    const own = termsIn(hit)
    const isChange = told.changes(item) && own.some((term) => meant.has(term))
    if (isChange || (told.changes(item, detection.slots) && follows(hit, found))) return true
    const shared = new Set(own.filter((term) => asked.has(term)))
    const holdsHalf = !isQuestion(item) && shared.size * 2 >= new Set(foundShares).size
    return shared.size > 0 && (told.tells(item) || holdsHalf)
  }
  const saidAt = (hit: Hit) => hit.saidAt ?? 0
  return hits
    .slice(0, LOOKED_AT)
    .filter((hit) => saidAt(hit) > saidAt(found) && isAlike(hit))
    .reduce((newest, hit) => (saidAt(hit) > saidAt(newest) ? hit : newest), found)
}

/** What a message holds, whatever was kept of it. */
export interface Told {
  /** Something about somebody. */
  tells(item: MemoryItem): boolean
  /** That something is over, new, or was said wrongly; `slots`: one of these. */
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
