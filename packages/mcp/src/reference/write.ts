import type { ScopedMemory } from '@recollect/core'
import type { Difference } from './difference.ts'
import { ENTITY } from './keys.ts'
import { loadObservations } from './load.ts'
import { factOfRecord } from './records.ts'
import type { GraphRecord } from './records.ts'
import { remove, removeForGood } from './remove.ts'
import type { Deletion } from './remove.ts'
import { checkEntities, straysAmong } from './strays.ts'
import { takeBack } from './take-back.ts'
import type { Made } from './take-back.ts'

export interface WriteOptions {
  readonly deletion: Deletion
  /** Called after each record that is added; awaited. */
  readonly onWritten?: (done: number, total: number) => void | Promise<void>
  /** Errors that do not make the writing fail, or were not foreseen while it was taken back. */
  readonly report?: (error: unknown) => void
}

/** What an edit did so far. */
interface Progress {
  readonly made: Made[]
  /** Cards that are to be gone for good once all of it is done. */
  readonly forgotten: string[]
}

/**
 * Writes a difference, record by record: all of it, or what was written is taken back.
 * @throws EntityGoneError when another process deleted what something was added to; what the memory throws.
 */
export async function write(
  memory: ScopedMemory,
  difference: Difference,
  options: WriteOptions,
): Promise<void> {
  const { report = () => {} } = options
  const progress: Progress = { made: [], forgotten: [] }
  try {
    await writeAll(memory, difference, options, progress)
  } catch (error) {
    await takeBack(memory, progress.made, error, report)
    throw error
  }
  try {
    await removeForGood(memory, progress.forgotten)
  } catch (error) {
    // It is gone from every view, and what is left of it lapses.
    report(error)
  }
}

async function writeAll(
  memory: ScopedMemory,
  { strays, removed, added }: Difference,
  { deletion, onWritten }: WriteOptions,
  progress: Progress,
): Promise<void> {
  const removeEach = async (records: readonly GraphRecord[]) => {
    for (const record of records) {
      const done = await remove(memory, record, deletion)
      if (done === null) continue
      progress.made.push({ change: done.change, did: 'remove' })
      progress.forgotten.push(...done.versions)
    }
  }
  await removeEach(await straysAmong(memory, strays))
  await removeEach(removed)
  for (const [at, record] of added.entries()) {
    const { change } = await memory.put(factOfRecord(record))
    progress.made.push({ change, did: 'add' })
    await onWritten?.(at + 1, added.length)
  }
  await checkEntities(memory, added)
  const gone = new Set(removed.flatMap(({ slot, key }) => (slot === ENTITY ? key : [])))
  if (gone.size === 0) return
  const late = (await loadObservations(memory)).filter(({ of }) => gone.has(of))
  await removeEach(await straysAmong(memory, late))
}
