import { statfsSync } from 'node:fs'
import { BenchError } from '../io/bench-error.ts'
import type { ScalePlan } from './plan.ts'

/** What they take in a file, with their indexes, and a little more. */
const BYTES_A_CARD = 650
const BYTES_A_MESSAGE = 2200
const MEGABYTE = 1024 ** 2

/** Megabytes that databases of so many cards take together. */
export function megabytesOf(sizes: readonly number[], { messages, whole, models }: ScalePlan): number {
  const wholeScopes = (cards: number): number => Math.min(whole + models, Math.ceil((2 * cards) / messages))
  const bytes = sizes.map((cards) => cards * BYTES_A_CARD + wholeScopes(cards) * messages * BYTES_A_MESSAGE)
  return Math.ceil(bytes.reduce((total, one) => total + one, 0) / MEGABYTE)
}

/** @throws BenchError when the disk that holds the directory has not the room. */
export function checkRoom(directory: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(directory)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  if (free > megabytes) return
  throw new BenchError(
    `The databases take ${megabytes} MB, and "${directory}" has ${free} MB left. ` +
      'Make room, set TMPDIR to another disk, or ask for fewer cards with --cards.',
  )
}
