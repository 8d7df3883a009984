import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { JobHands } from '@recollect/core/store'
import type { Bell } from './bell.ts'
import type { JobsFile } from './jobs-file.ts'
import { Ledger } from './ledger.ts'
import type { JobsConfig } from './options.ts'
import { perform } from './perform.ts'

export interface ShiftOptions {
  readonly config: JobsConfig
  readonly file: JobsFile
  readonly hands: Omit<JobHands, 'signal'>
  readonly kinds: readonly string[]
  readonly concurrency: number
  readonly untilIdle: boolean
  /** Aborted when the runner is to stop. */
  readonly stop: AbortSignal
  /** Rung when there may be something to do. */
  readonly bell: Bell
  /** Called once the file could be written. */
  readonly onBegun: () => void
}

/** How a shift ended: told to or nothing left to do, or cut off from the file or from its jobs. */
export type End = { readonly why: 'done' } | { readonly why: 'lost'; readonly error: unknown }

/** Does jobs as one runner until it is stopped, nothing is left to do, or others take it for dead. @throws when it cannot begin. */
export async function shift(options: ShiftOptions): Promise<End> {
  const { config, file, hands, kinds, stop, bell } = options
  const ledger = new Ledger(file, config, randomUUID(), kinds)
  await ledger.enlist()
  await beat(ledger, hands)
  options.onBegun()
  const over = new AbortController()
  const lost: unknown[] = []
  const onLost = (error: unknown) => {
    if (lost.push(error) === 1) hands.emit({ type: 'disconnected', error: messageOf(error) })
    over.abort()
    bell.ring()
  }
  const onStop = () => {
    over.abort()
    bell.ring()
  }
  stop.addEventListener('abort', onStop)
  if (stop.aborted) onStop()
  const beating = beatUntil(over.signal, config.leaseMs / 3, ledger, hands, onLost)
  const active = new Set<Promise<void>>()
  await work(options, ledger, active, over.signal, onLost).catch(onLost)
  over.abort()
  stop.removeEventListener('abort', onStop)
  await Promise.all([...active, beating])
  // Whatever it could not put back is put back by a sweep.
  await ledger.dismiss().catch(onLost)
  return lost.length > 0 && !stop.aborted ? { why: 'lost', error: lost[0] } : { why: 'done' }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Takes up jobs as long as there is room for them. */
async function work(
  { config, hands, concurrency, untilIdle, bell }: ShiftOptions,
  ledger: Ledger,
  active: Set<Promise<void>>,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<void> {
  const performer = { ledger, hands: { ...hands, signal }, retryMs: config.retryMs }
  while (!signal.aborted) {
    const row = active.size < concurrency ? await ledger.claim() : null
    if (row !== null) {
      const one = perform(performer, row)
        .catch(onLost)
        .finally(() => {
          active.delete(one)
          bell.ring()
        })
      active.add(one)
      continue
    }
    if (untilIdle && active.size === 0 && !(await ledger.busy())) return
    await bell.wait(config.pollMs)
  }
}

async function beat(ledger: Ledger, { emit }: Pick<JobHands, 'emit'>): Promise<void> {
  const { alive, rescued, failed } = await ledger.beat()
  if (rescued > 0) emit({ type: 'rescued', jobs: rescued, failed })
  if (!alive) throw new Error('This runner gave no sign of life for too long: its jobs wait for others.')
}

async function beatUntil(
  over: AbortSignal,
  ms: number,
  ledger: Ledger,
  hands: Pick<JobHands, 'emit'>,
  onLost: (error: unknown) => void,
): Promise<void> {
  while (!over.aborted) {
    await pause(ms, undefined, { signal: over }).catch(() => {})
    if (!over.aborted) await beat(ledger, hands).catch(onLost)
  }
}
