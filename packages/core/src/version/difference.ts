import { isEnding, isPastOnly } from '../facts/keys.ts'
import { timeOf } from '../facts/order.ts'
import type { Amendment, Closing, Resumption, VersionPlan } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Segment, View } from './place.ts'

export type Differences = Required<Pick<VersionPlan, 'close' | 'amend' | 'resume'>>

/** What one more statement changes in the cards there are: only what it changes, so that nothing else is made over. */
export function changesBetween(cards: readonly MemoryCard[], before: View, after: View): Differences {
  const was = byCard(before.segments)
  const is = byCard(after.segments)
  const close: Closing[] = []
  const amend: Amendment[] = []
  for (const card of cards) {
    const [then, now] = [was.get(card.id), is.get(card.id)]
    const closing = isEnding(card) ? outdated(card, before, after) : closingOf(card, then, now)
    if (closing !== null) close.push(closing)
    const patch = isEnding(card) ? revived(card, after) : amended(card, then, now)
    if (patch !== null) amend.push({ card, patch })
  }
  // What stands aside does so before what takes its place.
  amend.sort((a, b) => Number(a.patch.active ?? false) - Number(b.patch.active ?? false))
  return { close, amend, resume: resumptions(before.segments, after.segments) }
}

const byCard = (all: readonly Segment[]): ReadonlyMap<string, Segment> =>
  new Map(all.flatMap((one) => (one.card !== null && !one.again ? [[one.card.id, one]] : [])))

function closingOf(card: MemoryCard, then: Segment | undefined, now: Segment | undefined): Closing | null {
  if (!then || !now || now.to === null || (now.to === then.to && !card.active)) return null
  // What ended before that for a reason of its own does not go on.
  const grows = then.to !== null && now.to > then.to && card.validTo === then.to
  const end = grows ? now.to : Math.min(now.to, card.validTo ?? now.to)
  // A change dated before an earlier statement is ordered by when it was said, so that nothing ends before it begins.
  const begins = now.from === then.from ? (card.validFrom ?? end) : end
  return { card, validTo: Math.max(begins, end) }
}

function amended(
  card: MemoryCard,
  then: Segment | undefined,
  now: Segment | undefined,
): Amendment['patch'] | null {
  if (!then || !now) return null
  const left = [now.from, ...now.seen.map((one) => one.at)]
  const lost = then.seen.some((one) => one.at === card.lastSeenAt) && !left.includes(card.lastSeenAt)
  const patch = {
    ...(now.from === then.from ? {} : { validFrom: now.from }),
    ...(String(now.seenAt) === String(then.seenAt) ? {} : { seenAt: now.seenAt }),
    ...(lost ? { lastSeenAt: Math.max(...left) } : {}),
    ...(now.contested === then.contested ? {} : { contested: now.contested }),
    ...standsNow(card, then, now),
  }
  return Object.keys(patch).length > 0 ? patch : null
}

/** A rival that nothing disputes any more holds; what holds may become the rival of what was there first. */
function standsNow(card: MemoryCard, then: Segment, now: Segment): Pick<Amendment['patch'], 'active'> {
  if (now.to !== null || now.rival === then.rival || card.active === !now.rival) return {}
  return { active: !now.rival }
}

/** A retraction that something follows is no longer the last word; its times stay. */
function outdated(card: MemoryCard, before: View, after: View): Closing | null {
  if (card.supersededAt !== null || isPastOnly(card)) return null
  const follows = before.standing.has(card) && !after.standing.has(card)
  return follows ? { card, validTo: card.validTo ?? timeOf(card) } : null
}

const revived = (card: MemoryCard, after: View): Amendment['patch'] | null =>
  card.supersededAt !== null && after.standing.has(card) ? { supersededAt: null } : null

/** A version that was said again after what comes between goes on as one more; what is closed stays closed. */
function resumptions(before: readonly Segment[], after: readonly Segment[]): readonly Resumption[] {
  const split = (all: readonly Segment[]) => all.filter((one) => one.again)
  const had = new Set(split(before).map(keyOf))
  return split(after).flatMap((one) => {
    if (one.card === null || had.has(keyOf(one))) return []
    const { card, from, to, seenAt } = one
    const active = to === null && (card.active || card.contested)
    // Closed for a reason of its own before it was said again: saying so does not open it.
    if (to === null && !active && card.validTo !== null && card.validTo <= from) return []
    return [{ card, active, validFrom: from, validTo: to ?? card.validTo, seenAt }]
  })
}

const keyOf = ({ card, seen }: Segment): string => `${card?.id ?? ''} ${String(seen[0]?.at)}`
