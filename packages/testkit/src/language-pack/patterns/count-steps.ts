import { restoring } from './restoring.ts'

/** Methods of strings that look at the whole of one. */
const WHOLE = [
  'includes',
  'indexOf',
  'lastIndexOf',
  'split',
  'trim',
  'toLowerCase',
  'normalize',
  'repeat',
] as const

export interface StepCount {
  readonly steps: number
  /** The pattern or method that took most of them. */
  readonly costliest: string
  /** The work was broken off when its budget was spent. */
  readonly over: boolean
}

class BudgetSpent extends Error {}

/** Adds up steps by what took them. */
class Tally {
  steps = 0
  private readonly by = new Map<RegExp | string, number>()
  private readonly budget: number

  constructor(budget: number) {
    this.budget = budget
  }

  add(what: RegExp | string, steps: number): void {
    this.steps += steps
    this.by.set(what, (this.by.get(what) ?? 0) + steps)
    if (this.steps > this.budget) throw new BudgetSpent('broken off')
  }

  get costliest(): string {
    const named = new Map<string, number>()
    for (const [what, steps] of this.by) {
      const name = typeof what === 'string' ? what : what.source
      named.set(name, (named.get(name) ?? 0) + steps)
    }
    const [first] = [...named].sort(([, a], [, b]) => b - a)
    return first?.[0] ?? 'nothing'
  }
}

/** Calls `work` with the methods of strings and patterns counting. */
function counting(tally: Tally, work: () => void): void {
  const { exec } = RegExp.prototype
  const counted = WHOLE.reduceRight<() => void>((inner, name) => {
    const original = String.prototype[name]
    const what = `String.${name}`
    const method = function method(this: string, ...given: unknown[]): unknown {
      tally.add(what, this.length)
      return Reflect.apply(original, this, given)
    }
    return () => {
      restoring(String.prototype, name, method, inner)
    }
  }, work)
  const watched = function watched(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    const missed = this.sticky ? 0 : text.length - from
    tally.add(this, 1 + Math.max(0, match === null ? missed : match.index + match[0].length - from))
    return match
  }
  restoring(RegExp.prototype, 'exec', watched, counted)
}

/**
 * Runs `work` and counts the characters it looked at through regular expressions and the methods of strings: the same on every machine,
 * however busy. Backtracking inside one match is not seen; the patterns are checked for it one by one.
 * @param budget the work is broken off after this many
 */
export function countSteps(work: () => void, budget = Infinity): StepCount {
  const tally = new Tally(budget)
  let over = false
  try {
    counting(tally, work)
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error
    over = true
  }
  return { steps: tally.steps, costliest: tally.costliest, over }
}
