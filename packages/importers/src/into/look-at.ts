import { InvalidInputError } from '@recollect/core'
import type { ImportRecord } from '../record.ts'
import { ignoredIn } from './ignored.ts'
import { keysThere } from './keys-there.ts'
import { refused } from './refused.ts'
import type { Tally } from './report.ts'
import type { ImportTarget } from './target.ts'
import type { MessageWriter, ReadMessage } from './message-writer.ts'

/** The writer of a dry run. */
export async function lookAt(memory: ImportTarget, records: readonly ImportRecord[]): Promise<MessageWriter> {
  const keys = await keysThere(memory, records)
  return async (messages, tally) => {
    for (const message of messages) await look(memory, message, keys, tally)
  }
}

async function look(
  memory: ImportTarget,
  { place, message }: ReadMessage,
  keys: Set<string>,
  tally: Tally,
): Promise<void> {
  tally.messages.read += 1
  try {
    const { role, text, drafts, repairs } = await memory.preview(message)
    if (keys.has(message.key)) {
      tally.messages.known += 1
      return
    }
    keys.add(message.key)
    tally.messages.kept += 1
    tally.repair(place, repairs)
    tally.messages.byRole[role] += 1
    tally.found += drafts.length
    tally.ignored += await ignoredIn(memory, { role, text })
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    tally.skip(refused(place, error))
  }
}
