import { round } from '../stats/numbers.ts'
import type { MemoryPlan } from './plan.ts'
import type { Weight } from './task.ts'

const MEGABYTE = 1024 ** 2
const KILOBYTE = 1024

/** Megabytes at one moment of a process. */
export interface MomentFigures {
  readonly at: string
  readonly resident: number
  readonly heap: number
}

/** The most that was resident while a log of this many messages was read or written; megabytes. */
export interface TransferFigures {
  readonly messages: number
  readonly export: number
  readonly import: number
}

export const megabytes = (bytes: number): number => round(bytes / MEGABYTE, 1)

export const momentFigures = (weights: readonly Weight[]): readonly MomentFigures[] =>
  weights
    .filter(({ at }) => at !== 'the end')
    .map(({ at, resident, heap }) => ({ at, resident: megabytes(resident), heap: megabytes(heap) }))

const heapBetween = (weights: readonly Weight[], from: number, to: number): number =>
  (weights.at(to)?.heap ?? 0) - (weights.at(from)?.heap ?? 0)

/** Kilobytes of heap each of the second half of the scopes adds; the first half finds code that is not compiled yet. */
export const heapPerScope = (weights: readonly Weight[], { scopes }: MemoryPlan): number =>
  round(heapBetween(weights, -3, -2) / KILOBYTE / scopes, 2)

/** Kilobytes of heap the many recalls have added to the few before. */
export const recallGrowth = (weights: readonly Weight[]): number =>
  round(heapBetween(weights, -3, -2) / KILOBYTE, 1)
