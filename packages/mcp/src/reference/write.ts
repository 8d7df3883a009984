import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import type { Difference } from './difference.ts'
import { factOfRecord } from './records.ts'
import type { GraphRecord } from './records.ts'

export interface WriteOptions {
  /** Whether what is deleted stays in the history of its fact, or is gone with it. */
  readonly deletion: 'retract' | 'forget'
  /** Called after each record; awaited. */
  readonly onWritten?: (done: number, total: number) => void | Promise<void>
}

type Step = () => Promise<{ readonly change: string }>

/**
 * Writes a difference, record by record: all of it, or what was written is taken back. What was forgotten cannot be, but no edit both adds
 * and deletes.
 * @throws what the memory throws.
 */
export async function write(
  memory: ScopedMemory,
  { added, removed }: Difference,
  options: WriteOptions,
): Promise<void> {
  const steps: Step[] = [
    ...added.map((record) => () => memory.put(factOfRecord(record))),
    ...removed.map((record) => () => remove(memory, record, options.deletion)),
  ]
  const changes: string[] = []
  try {
    for (const step of steps) {
      changes.push((await step()).change)
      await options.onWritten?.(changes.length, steps.length)
    }
  } catch (error) {
    await takeBack(memory, changes, error)
    throw error
  }
}

function remove(
  memory: ScopedMemory,
  record: GraphRecord,
  deletion: WriteOptions['deletion'],
): Promise<{ readonly change: string }> {
  const { slot, value } = factOfRecord(record)
  return deletion === 'forget'
    ? memory.forget({ slot: `${record.key}:${slot}` })
    : memory.put({ slot, value, entity: record.key, relation: 'retracts' })
}

async function takeBack(memory: ScopedMemory, changes: readonly string[], cause: unknown): Promise<void> {
  let left = changes.length
  try {
    for (const change of changes.toReversed()) {
      await memory.undo(change)
      left--
    }
  } catch (error) {
    // What made the write fail is what matters; that something is left of it is said beside it.
    const code = RecollectError.isInstance(cause) ? cause.code : 'STORE_UNAVAILABLE'
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new RecollectError(
      code,
      `${why} ${String(left)} of the changes made before it could not be taken back: look with read_graph.`,
      { cause: new AggregateError([cause, error]) },
    )
  }
}
