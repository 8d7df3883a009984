import { CONTEXT_SECTIONS } from '../../api/context.ts'
import type { ContextSection, TokenCounter } from '../../api/context.ts'
import type { Candidate } from './candidate.ts'

/** Lines by what they stand for. */
export type Lines = ReadonlyMap<Candidate, string>

/** Of the room, what each kind may take before the others had theirs: a long answer must not leave facts without any. */
const SHARES: Readonly<Record<ContextSection, number>> = {
  same: 0.15,
  topic: 0.15,
  recent: 0.25,
  facts: 0.25,
  working: 0.1,
  recalled: 0.1,
}

/** UTF-16 units of a text: cut short, as it is shown in its share, when there is more room, and whole. */
const [SHORT, MIDDLE, LONG] = [120, 400, 1600]
const LENGTHS = [Infinity, LONG, MIDDLE, SHORT]

interface Filling {
  readonly lines: Map<Candidate, string>
  left: number
}

/** Gives room to candidates, those most important first. Each distinct line is counted once. Pure, but for the counter. */
export interface Filler {
  /** To each kind its share of the room, then what is left to all in order, at last to whole texts. */
  fill(room: number): Lines
  /** Goes on from what is shown, with so much room left. */
  goOn(from: Lines, room: number): Lines
}

export function filler(candidates: readonly Candidate[], count: TokenCounter): Filler {
  const costOf = remembered((line: string) => count(`${line}\n`))
  const linesOf = remembered((candidate: Candidate) => LENGTHS.map((length) => candidate.line(length)))

  /** Shows the longest line there is room for; tells what it takes. */
  const show = (filling: Filling, candidate: Candidate, most: number, room: number): number => {
    const shown = filling.lines.get(candidate)
    const before = shown === undefined ? 0 : costOf(shown)
    const lines = linesOf(candidate)
    // A line that is shown is not exchanged for a shorter one.
    const upTo = shown === undefined ? lines.length : lines.indexOf(shown)
    for (const line of new Set(lines.slice(LENGTHS.indexOf(most), upTo))) {
      const more = costOf(line) - before
      if (more > room) continue
      filling.lines.set(candidate, line)
      filling.left -= more
      return more
    }
    return 0
  }

  const inShares = (filling: Filling): void => {
    const room = filling.left
    for (const section of CONTEXT_SECTIONS) {
      let share = SHARES[section] * room
      for (const candidate of candidates)
        if (candidate.data.section === section)
          share -= show(filling, candidate, MIDDLE, Math.min(share, filling.left))
    }
  }

  const inOrder = (filling: Filling): Lines => {
    for (const most of [LONG, Infinity])
      for (const candidate of candidates) show(filling, candidate, most, filling.left)
    return filling.lines
  }

  return {
    fill: (room) => {
      const filling = { lines: new Map(), left: room }
      inShares(filling)
      return inOrder(filling)
    },
    goOn: (from, room) => inOrder({ lines: new Map(from), left: room }),
  }
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
