import { CONTEXT_SECTIONS } from '../../api/context.ts'
import type { ContextSection, TokenCounter } from '../../api/context.ts'
import type { Candidate } from './candidate.ts'

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
  left: number
}

/** Gives room to candidates, those most important first. Each distinct line is counted once. Pure, but for the counter. */
export interface Filler {
  /** To each kind its share of the room, then what is left to all in order, at last to whole texts. */
  fill(room: number): Lines
  /** Goes on from what is shown, with so much room left. */
  goOn(from: Lines, room: number): Lines
}

/** Shows the longest line there is room for; tells what it takes. */
type Show = (filling: Filling, candidate: Candidate, most: number, room: number) => number

export function filler(candidates: readonly Candidate[], count: TokenCounter): Filler {
  const show = shower(count)
  const inOrder = (filling: Filling): Lines => {
    for (const most of [LONG, Infinity])
      for (const candidate of candidates) show(filling, candidate, most, filling.left)
    return filling.lines
  }
  return {
    fill: (room) => {
      const filling = { lines: new Map(), heads: new Set<string>(), left: room }
      inShares(candidates, filling, show)
      return inOrder(filling)
    },
    goOn: (from, room) =>
      inOrder({ lines: new Map(from), heads: new Set([...from.keys()].flatMap(headsOf)), left: room }),
  }
}

function inShares(candidates: readonly Candidate[], filling: Filling, show: Show): void {
  const room = filling.left
  for (const section of CONTEXT_SECTIONS) {
    let share = SHARES[section] * room
    for (const candidate of candidates)
      if (candidate.data.section === section)
        share -= show(filling, candidate, MIDDLE, Math.min(share, filling.left))
  }
}

function shower(count: TokenCounter): Show {
  const costOf = remembered((text: string) => count(`${text}\n`))
  const linesOf = remembered((candidate: Candidate) => LENGTHS.map((length) => candidate.line(length)))
  return (filling, candidate, most, room) => {
    const shown = filling.lines.get(candidate)
    const heads = headsOf(candidate).filter((head) => !filling.heads.has(head))
    const begun = shown === undefined ? heads.reduce((sum, head) => sum + costOf(head), 0) : -costOf(shown)
    const lines = linesOf(candidate)
    // A line that is shown is not exchanged for a shorter one.
    const upTo = shown === undefined ? lines.length : lines.indexOf(shown)
    for (const line of new Set(lines.slice(LENGTHS.indexOf(most), upTo))) {
      const more = costOf(line) + begun
      if (more > room) continue
      filling.lines.set(candidate, line)
      for (const head of heads) filling.heads.add(head)
      filling.left -= more
      return more
    }
    return 0
  }
}

/** Each with those around it: equal heads inside different groups are different beginnings. */
const headsOf = ({ groups = [] }: Candidate): readonly string[] =>
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
