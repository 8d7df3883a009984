import type { TokenCounter } from '../api/context.ts'
import type { Candidate } from './candidate.ts'
import { filler } from './fill.ts'
import type { Filler, Lines } from './fill.ts'

/** A text and what it counts; its count was asked of this very text. */
export interface Fitted {
  readonly text: string
  readonly tokens: number
  readonly lines: Lines
}

/** What the text is made of. */
export interface Fitting {
  /** Most important first. */
  readonly candidates: readonly Candidate[]
  readonly textOf: (lines: Lines) => string
  readonly count: TokenCounter
  readonly budget: number
}

/** Counters that count less of a whole than of its parts leave room: so often it is filled again. */
const ROUNDS = 3

/**
 * The best text within the budget by a counter of any kind: parts are counted to fill it, and every text it may give is counted whole. Null
 * when not even a text without entries fits. Whole texts are counted once for each doubling of the entries, and a few times more.
 */
export function fit(fitting: Fitting): Fitted | null {
  const { candidates, count, budget } = fitting
  const empty = measured(fitting, new Map())
  if (empty === null) return null
  const { fill, goOn } = filler(candidates, count)
  const lines = fill(budget - empty.tokens)
  const full = measured(fitting, lines)
  return full === null ? mostThatFit(fitting, lines, empty) : filledUp(fitting, full, goOn)
}

function filledUp(fitting: Fitting, full: Fitted, goOn: Filler['goOn']): Fitted {
  let best = full
  for (let round = 0; round < ROUNDS; round++) {
    const more = goOn(best.lines, fitting.budget - best.tokens)
    const next: Fitted | null = isSame(more, best.lines) ? null : measured(fitting, more)
    if (next === null) break
    best = next
  }
  return best
}

/** Null when it is over the budget. */
function measured({ textOf, count, budget }: Fitting, lines: Lines): Fitted | null {
  const text = textOf(lines)
  const tokens = count(text)
  return tokens <= budget ? { text, tokens, lines } : null
}

const isSame = (a: Lines, b: Lines): boolean =>
  a.size === b.size && [...a].every(([candidate, line]) => b.get(candidate) === line)

/** Drops the least important until it fits; found by halving, so that even counters that make no sense are asked a few times only. */
function mostThatFit(fitting: Fitting, full: Lines, empty: Fitted): Fitted {
  const shown = fitting.candidates.flatMap((candidate) => {
    const line = full.get(candidate)
    return line === undefined ? [] : [[candidate, line] as const]
  })
  let best = empty
  let [fits, tooMany] = [0, shown.length]
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2)
    const some = measured(fitting, new Map(shown.slice(0, half)))
    if (some === null) tooMany = half
    else [best, fits] = [some, half]
  }
  return best
}
