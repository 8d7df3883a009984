import type { Hit } from '../../api/recall.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Detection } from '../../types/question.ts'
import { beginning } from '../../text/beginning.ts'

/** Hits looked at for one that says later what the best says. */
const LOOKED_AT = 3
/** Messages that follow each other so closely in a session speak of one thing more often than not. */
const CLOSE = 4

/**
 * Of the best hits that speak of the same thing the one said last: what was said before may hold no longer. They share a word with the
 * question, or with the hit that was found, or follow each other closely. A question for what was before takes the hit as found. Pure.
 */
export function newestAlike(plan: QueryPlan, hits: readonly Hit[], found: Hit): Hit {
  const { detection, terms, termsOf, matcher } = plan
  if (asksOfBefore(detection)) return found
  const termsIn = ({ item }: Hit) => termsOf(matcher.scan(beginning(item?.text ?? '')))
  const meant = new Set([...terms, ...termsIn(found)])
  const isAlike = (hit: Hit) =>
    hit.item?.role === 'user' && (follows(hit, found) || termsIn(hit).some((term) => meant.has(term)))
  const saidAt = (hit: Hit) => hit.saidAt ?? 0
  return hits
    .slice(0, LOOKED_AT)
    .filter((hit) => saidAt(hit) > saidAt(found) && isAlike(hit))
    .reduce((newest, hit) => (saidAt(hit) > saidAt(newest) ? hit : newest), found)
}

/** "Where did I live before?"; "do I still live there?" asks of now. */
export const asksOfBefore = ({ type, time }: Detection): boolean =>
  time === 'past' || (type === 'update' && time !== 'current')

/** What ends in a question says less of what was asked about before. */
const ASKS = /[?？]\s*$/u

const follows = ({ item }: Hit, { item: before }: Hit): boolean =>
  item !== null &&
  before !== null &&
  item.session === before.session &&
  item.seq - before.seq <= CLOSE &&
  !ASKS.test(item.text)
