import { isDenial, isPastOnly } from '../facts/keys.ts'
import { seenAfter } from '../facts/order.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { chainOf, isOfChain } from './lay.ts'
import type { Ended, Layout, Place, Rival, Span } from './lay.ts'
import type { Statement } from './statement.ts'

/** The stretch of a span that one card tells of. */
export interface Segment {
  /** Null: the draft's own. */
  readonly card: MemoryCard | null
  /** The card tells of an earlier stretch already: this one needs a version of its own. */
  readonly again: boolean
  readonly from: EpochMs
  readonly to: EpochMs | null
  readonly contested: boolean
  /** It is what another source said, not what holds. */
  readonly rival: boolean
  /** Moments it was said at after it began. */
  readonly seenAt: readonly EpochMs[]
  readonly seen: readonly Statement[]
}

/** What statements come to: what held when, which card tells of which part, and which retraction is the last word. */
export interface View {
  readonly layout: Layout
  readonly segments: readonly Segment[]
  readonly standing: ReadonlySet<MemoryCard | null>
}

/**
 * Which card tells of which stretch. A card begins with the first thing it says; a draft said before it moves its beginning.
 */
export function segments({ spans }: Layout, all: readonly Statement[]): readonly Segment[] {
  const claimed = new Set<string>()
  return spans.flatMap((span) => {
    const runs = runsOf(span, claimed, all)
    const own = runs.map((run, i) => segment(span, run, i === 0 ? span.from : atOf(run), runs[i + 1]))
    return [...own, ...span.rivals.map(rivalOf(span))]
  })
}

interface Run {
  readonly card: MemoryCard | null
  readonly again: boolean
  readonly seen: Statement[]
}

const atOf = ({ seen }: Run): EpochMs => seen[0]?.at ?? 0

function runsOf(span: Span, claimed: Set<string>, all: readonly Statement[]): readonly Run[] {
  const runs: Run[] = []
  for (const one of span.seen) {
    const last = runs.at(-1)
    const fresh = one.card !== null && !claimed.has(one.card.id)
    if (one.card !== null) claimed.add(one.card.id)
    if (fresh && last?.card === null && canPrecede(last.seen[0], span, all))
      runs[runs.length - 1] = { card: one.card, again: false, seen: [...last.seen, one] }
    else if (last && !fresh) last.seen.push(one)
    else runs.push({ card: one.card, again: one.card !== null && !fresh, seen: [one] })
  }
  return runs
}

/**
 * Whether a card can take up what was said before it. Not what has a date of its own, and not where something else was said at the very
 * moment: then it is not the same to have said it then or later.
 */
const canPrecede = (one: Statement | undefined, span: Span, all: readonly Statement[]): boolean =>
  one?.at === span.from &&
  !all.some((other) => other !== one && other.at === one.at && !areBeside(one, other))

/** Values of a multi slot, other than of a facet, stand side by side. */
const areBeside = (one: Statement, other: Statement): boolean =>
  other.role === 'states' &&
  other.versionKey === one.versionKey &&
  other.valueKey !== one.valueKey &&
  other.says.facet === null &&
  !isDenial(one.says) &&
  !isDenial(other.says)

function segment(span: Span, { card, again, seen }: Run, from: EpochMs, next: Run | undefined): Segment {
  const dated = card !== null && !again ? card.eventDate : null
  const told = seen.filter((one) => one.card !== null || dated !== null).map((one) => one.at)
  return {
    card,
    again,
    from,
    to: next ? atOf(next) : span.to,
    contested: span.rivals.some(({ settled }) => settled === null),
    rival: false,
    seenAt: seenAfter({ eventDate: dated }, from, told),
    seen,
  }
}

const rivalOf =
  (span: Span) =>
  ({ from, seen, settled }: Rival): Segment => ({
    card: seen[0]?.card ?? null,
    again: false,
    from,
    to: settled ?? span.to,
    contested: true,
    rival: true,
    seenAt: [],
    seen,
  })

/** Retractions that nothing has followed, by card; the draft's under null. What was only said to be over is always one. */
export function standing(layout: Layout, all: readonly Statement[]): ReadonlySet<MemoryCard | null> {
  const last = new Map<string, Statement>()
  for (const one of all) {
    const chain = tombstoneOf(one, layout)
    if (chain !== null) last.set(chain, one)
  }
  const found = new Set<MemoryCard | null>()
  for (const [chain, one] of last) {
    const holds = layout.spans.some((span) => span.to === null && chainOf(span) === chain)
    if (one.role === 'ends' && !holds) found.add(one.card)
  }
  return found
}

/** The chain a statement is a version of; an ending that ended nothing is of none. */
function tombstoneOf(one: Statement, { ended }: Layout): string | null {
  if (one.role === 'gap' || (one.card !== null && isPastOnly(one.card))) return null
  if (one.role === 'states' || one.card !== null) return chainOf(one)
  const found = ended.get(one)
  return found ? chainOf(leadOf(found, one)) : null
}

/** Of what an ending ended, that whose chain it continues: its own, else what began last. */
export const leadOf = ({ spans }: Ended, one: Place): Place =>
  spans.find((span) => isOfChain(span, one)) ?? spans.at(-1) ?? one
