import { createRecollect } from '../../src/index.ts'
import type {
  Clock,
  EpochMs,
  Ids,
  Recollect,
  RecollectOptions,
  ScopedMemory,
  Store,
} from '../../src/index.ts'
import { inMemoryStore } from './in-memory-store.ts'
import { toyPack } from './rules.ts'
import { knowledge } from './knowledge.ts'
import { sessions } from './sessions.ts'
import { timeline } from './timeline.ts'
import { transfer } from './transfer.ts'

/** 2025-03-01T08:00:00Z. */
export const NOON: EpochMs = Date.UTC(2025, 2, 1, 8)
export const DAY = 86_400_000

export interface FixedClock extends Clock {
  set(now: EpochMs): void
}

/** Stands still until it is told otherwise. */
export function fixedClock(start: EpochMs = NOON): FixedClock {
  let now = start
  return {
    zone: 'UTC',
    now: () => now,
    set: (to) => {
      now = to
    },
  }
}

/** UUID-shaped, counted from 1. */
export function sequentialIds(): Ids {
  let count = 0
  return {
    next: () => {
      count += 1
      return `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
    },
  }
}

export interface Opened {
  readonly recollect: Recollect
  readonly alice: ScopedMemory
  readonly store: Store
  readonly clock: FixedClock
}

/** A memory on the in-memory store with the toy pack; nothing in it is random or tied to the real clock. */
export async function openMemory(options: Partial<RecollectOptions> = {}): Promise<Opened> {
  const clock = fixedClock()
  const store = options.store ?? inMemoryStore()
  const recollect = await createRecollect({
    languages: [toyPack()],
    clock,
    ids: sequentialIds(),
    stopwatch: { elapsed: () => 0 },
    plugins: [sessions(), knowledge(), timeline(), transfer()],
    ...options,
    store,
  })
  return { recollect, alice: recollect.scope('alice'), store, clock }
}

/** Every line of an export. */
export async function exportOf(memory: ScopedMemory): Promise<string[]> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  return lines
}
