import { median, round } from '../stats/numbers.ts'
import type { Kind } from './kinds.ts'
import type { Started } from './fresh-process.ts'

/** Medians over fresh processes of one kind; milliseconds. */
export interface KindFigures {
  readonly key: string
  readonly name: string
  readonly wall: number
  readonly cpu: number
  /** Over Node by itself. */
  readonly ratio: number
  readonly cpuRatio: number
}

/** What one step of a process adds; milliseconds, medians. */
export interface StepFigures {
  readonly step: string
  readonly wall: number
  readonly cpu: number
}

export interface Runs {
  readonly kind: Kind
  readonly runs: readonly Started[]
}

const wallOf = (runs: readonly Started[]): number => median(runs.map(({ wall }) => wall))
const cpuOf = (runs: readonly Started[]): number => median(runs.map(({ cpu }) => cpu))

/** The first kind is the one the others are compared with. */
export function kindFigures(all: readonly Runs[]): readonly KindFigures[] {
  const floor = all[0]?.runs ?? []
  return all.map(({ kind: { key, name }, runs }) => ({
    key,
    name,
    wall: round(wallOf(runs), 1),
    cpu: round(cpuOf(runs), 1),
    ratio: round(wallOf(runs) / wallOf(floor)),
    cpuRatio: round(cpuOf(runs) / cpuOf(floor)),
  }))
}

/** Every step of these processes, by what it adds to the one before. */
export function stepFigures(runs: readonly Started[]): readonly StepFigures[] {
  const steps = runs[0]?.marks.map(({ step }) => step) ?? []
  const added = (i: number, of: 'wall' | 'cpu'): number =>
    median(runs.map(({ marks }) => (marks[i]?.[of] ?? 0) - (marks[i - 1]?.[of] ?? 0)))
  return steps.map((step, i) => ({ step, wall: round(added(i, 'wall'), 1), cpu: round(added(i, 'cpu'), 1) }))
}
