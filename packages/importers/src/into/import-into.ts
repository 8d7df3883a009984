import type { AbortSignalLike } from '@recollect/core'
import type { ImportRecord } from '../record.ts'
import { newTally } from './report.ts'
import type { ImportReport } from './report.ts'
import type { ImportTarget } from './target.ts'
import { writeFact } from './write-fact.ts'
import { messageWriter } from './write-messages.ts'
import type { ReadMessage } from './message-writer.ts'

/** How far `importInto` is, in records. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
  /** Facts found so far. */
  readonly found: number
}

/** How `importInto` goes about it. */
export interface ImportOptions {
  /** Writes nothing, and says what would be written. Default false. */
  readonly dryRun?: boolean
  /** Called before the first records and after every hundred; awaited. */
  readonly onProgress?: (progress: ImportProgress) => void | Promise<void>
  /** Stops between two hundreds. */
  readonly signal?: AbortSignalLike
}

/** Records a transaction. */
const BATCH = 100

/**
 * Writes records into a memory: messages with their roles, times, sessions and keys, facts as they are. Only what has the role `user` is
 * read for facts. Idempotent: what is there already is not written again. A record that the memory refuses is left out and told in the
 * report. @throws what the memory throws otherwise (`QUOTA_EXCEEDED`, `STORE_FULL`, …); what was written before it stays.
 */
export async function importInto(
  memory: ImportTarget,
  records: readonly ImportRecord[],
  { dryRun = false, onProgress, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const tally = newTally()
  const write = await messageWriter(memory, records, dryRun)
  for (let from = 0; from < records.length && signal?.aborted !== true; from += BATCH) {
    await onProgress?.({ done: from, total: records.length, found: tally.found })
    const some = records.slice(from, from + BATCH)
    for (const record of some) if (record.kind === 'skipped') tally.skip(record)
    await write(some.filter(isMessage), tally)
    for (const record of some) if (record.kind === 'fact') await writeFact(memory, record, dryRun, tally)
  }
  const stopped = signal?.aborted === true
  if (!stopped) await onProgress?.({ done: records.length, total: records.length, found: tally.found })
  return tally.report({ dryRun, stopped })
}

const isMessage = (record: ImportRecord): record is ReadMessage => record.kind === 'message'
