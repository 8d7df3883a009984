import { CONTEXT_SECTIONS } from '../api/context.ts'
import type { ContextSection, TokenCounter } from '../api/context.ts'
import type { Candidate, LineGroup } from './candidate.ts'

/** Texts of entries by what they stand for: a line, or a part of one. */
export type Lines = ReadonlyMap<Candidate, string>

/**
 * Of the room, what each kind may take before the others had theirs: a long answer must not leave facts without any. Wishes come first and
 * are short, so that they are there at any size.
 */
const SHARES: Readonly<Record<ContextSection, number>> = {
  wishes: 0.5,
  facts: 0.35,
  same: 0.1,
  topic: 0.1,
  recent: 0.2,
  working: 0.1,
  recalled: 0.1,
}

/** UTF-16 units of a text: cut short, as it is shown in its share, when there is more room, and whole. */
const [SHORT, MIDDLE, LONG] = [120, 400, 1600]
const LENGTHS = [Infinity, LONG, MIDDLE, SHORT]

interface Filling {
  readonly lines: Map<Candidate, string>
  /** Beginnings of lines that are there. */
  readonly heads: Set<string>
  /** How many there are of each group. */
  readonly sizes: Map<string, number>
  left: number
}

/** Gives room to candidates, those most important first. Each distinct line is counted once. Pure, but for the counter. */
export interface Filler {
  /** To each kind its share of the room, then what is left to all in order, at last to whole texts. */
  fill(room: number): Lines
  /** Goes on from what is shown, with so much room left. */
  goOn(from: Lines, room: number): Lines
}

/** What is whole already takes no more, and finds its room. */
const KEPT = Number.MIN_VALUE

/** Shows the longest line there is room for; tells what it takes, 0 where there is none. */
type Show = (filling: Filling, candidate: Candidate, most: number, room: number) => number

export function filler(candidates: readonly Candidate[], count: TokenCounter): Filler {
  const show = shower(count)
  const inOrder = (filling: Filling): Lines => {
    for (const most of [LONG, Infinity])
      showMany(candidates, (candidate) => show(filling, candidate, most, filling.left))
    return filling.lines
  }
  return {
    fill: (room) => {
      const filling = begun(new Map(), room)
      inShares(candidates, filling, show)
      return inOrder(filling)
    },
    goOn: (from, room) => inOrder(begun(from, room)),
  }
}

function inShares(candidates: readonly Candidate[], filling: Filling, show: Show): void {
  const room = filling.left
  for (const section of CONTEXT_SECTIONS) {
    let share = SHARES[section] * room
    const ofSection = candidates.filter(({ data }) => data.section === section)
    showMany(ofSection, (candidate) => {
      const taken = show(filling, candidate, MIDDLE, Math.min(share, filling.left))
      share -= taken
      return taken
    })
  }
}

/** Where so many in a row found no room, the next ones will find none either: what it costs is bounded by the room, not by the memory. */
const MISSES = 32

function showMany(candidates: readonly Candidate[], show: (candidate: Candidate) => number): void {
  let misses = 0
  for (const candidate of candidates) {
    if (misses >= MISSES) return
    misses = show(candidate) > 0 ? 0 : misses + 1
  }
}

function shower(count: TokenCounter): Show {
  const costOf = remembered((text: string) => count(`${text}\n`))
  const linesOf = remembered(linesOfCandidate)
  return (filling, candidate, most, room) => {
    const shown = filling.lines.get(candidate)
    const heads = shown === undefined ? headsFor(filling, candidate) : []
    const before = shown === undefined ? heads.reduce((sum, head) => sum + costOf(head), 0) : -costOf(shown)
    const lines = linesOf(candidate)
    // A line that is shown is not exchanged for a shorter one.
    const upTo = shown === undefined ? lines.length : lines.indexOf(shown)
    if (upTo === 0) return KEPT
    for (const line of new Set(lines.slice(LENGTHS.indexOf(most), upTo))) {
      const more = costOf(line) + before
      if (more > room) continue
      filling.lines.set(candidate, line)
      if (shown === undefined) note(filling, candidate, heads)
      filling.left -= more
      return more
    }
    return 0
  }
}

/** From whole to short; most entries are short. */
function linesOfCandidate(candidate: Candidate): readonly string[] {
  const whole = candidate.line(Infinity)
  return whole.length <= SHORT ? LENGTHS.map(() => whole) : LENGTHS.map((length) => candidate.line(length))
}

/** What is there already. */
function begun(lines: Lines, left: number): Filling {
  const filling: Filling = { lines: new Map(lines), heads: new Set(), sizes: new Map(), left }
  for (const candidate of lines.keys()) note(filling, candidate, headsFor(filling, candidate))
  return filling
}

function note(
  { heads, sizes }: Filling,
  { groups: [group] = [] }: Candidate,
  begins: readonly string[],
): void {
  for (const head of begins) heads.add(head)
  if (group) sizes.set(group.head, (sizes.get(group.head) ?? 0) + 1)
}

/** Beginnings that an entry brings: the only one of its group stands among others, a second one gives the group its line. */
function headsFor({ heads, sizes }: Filling, { groups = [], alone = groups }: Candidate): readonly string[] {
  const isFirst = !sizes.has(groups[0]?.head ?? '')
  return headsOf(isFirst ? alone : groups).filter((head) => !heads.has(head))
}

/** Each with those around it: equal heads inside different groups are different beginnings. */
const headsOf = (groups: readonly LineGroup[]): readonly string[] =>
  groups.map((_group, at) =>
    groups
      .slice(0, at + 1)
      .map(({ head }) => head)
      .join(''),
  )

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
