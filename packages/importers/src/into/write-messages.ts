import { InvalidInputError } from '@recollect/core'
import type { RememberResult } from '@recollect/core'
import type { ImportRecord } from '../record.ts'
import { ignoredIn } from './ignored.ts'
import { lookAt } from './look-at.ts'
import { refused } from './refused.ts'
import type { Tally } from './report.ts'
import type { ImportTarget } from './target.ts'
import type { ReadMessage, MessageWriter } from './message-writer.ts'

/** Writes messages, or in a dry run finds out what would become of them. */
export const messageWriter = (
  memory: ImportTarget,
  records: readonly ImportRecord[],
  dryRun: boolean,
): Promise<MessageWriter> =>
  dryRun
    ? lookAt(memory, records)
    : Promise.resolve((messages: readonly ReadMessage[], tally: Tally) => keep(memory, messages, tally))

/** One transaction; where one of them is refused nothing is written, and each is tried by itself. */
async function keep(memory: ImportTarget, records: readonly ReadMessage[], tally: Tally): Promise<void> {
  const [first, ...others] = records
  if (first === undefined) return
  try {
    const results = await memory.remember(records.map(({ message }) => message))
    tally.messages.read += records.length
    for (const [at, result] of results.entries()) {
      await count(memory, result, tally)
      tally.repair((records[at] ?? first).place, result.repairs)
    }
    const written = results.find(({ duplicate }) => !duplicate)
    if (written?.batch) tally.changes.push(written.batch)
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    if (others.length > 0) for (const record of records) await keep(memory, [record], tally)
    else {
      tally.messages.read += 1
      tally.skip(refused(first.place, error))
    }
  }
}

async function count(
  memory: ImportTarget,
  { item, duplicate, changes }: RememberResult,
  tally: Tally,
): Promise<void> {
  if (duplicate) {
    tally.messages.known += 1
    return
  }
  tally.messages.kept += 1
  tally.messages.byRole[item.role] += 1
  tally.found += changes.filter(({ card }) => card !== null).length
  tally.ignored += await ignoredIn(memory, item)
}
