import { countingKeys } from '../input/keys.ts'
import type { ImportRecord } from '../record.ts'
import { skipped } from '../record.ts'
import { factRecord } from './fact.ts'
import { messageRecord } from './message.ts'
import { readerOf } from './names.ts'
import type { Lookup, Read } from './names.ts'
import type { Entry, FieldsContext } from './row.ts'
import { voiceOf } from './voice.ts'
import type { Voice } from './voice.ts'
import { whoIsUser } from './who-is-user.ts'
import { wordsOf } from './words.ts'

/**
 * Records of named fields, each a message, or with a slot a fact. Who the user is shows only in all of them.
 * @throws InvalidImportError as `whoIsUser` does.
 */
export function fieldsRecords(
  from: FieldsContext['from'],
  entries: readonly Entry[],
  lookup: Lookup,
  user: string | undefined,
): readonly ImportRecord[] {
  const context: FieldsContext = { from, lookup, keyOf: countingKeys(`import:${from}`) }
  const read = entries.map((entry) => withVoice(entry, lookup))
  const hear = whoIsUser(
    read.flatMap((one) => one.voice ?? []),
    user,
  )
  return read.map(({ entry, reader, voice }) => {
    if (entry.kind === 'skipped') return entry
    if (voice === null) return factRecord(entry, reader, context)
    const [words, heard] = [wordsOf(reader('text')), hear(voice)]
    if ('reason' in words) return skipped(entry.place, words.reason, words.detail)
    if ('reason' in heard) return skipped(entry.place, heard.reason, heard.detail)
    return messageRecord(entry, reader, { ...words, ...heard }, context)
  })
}

interface WithVoice {
  readonly entry: Entry
  readonly reader: Read
  /** Null for what is no message. */
  readonly voice: Voice | null
}

function withVoice(entry: Entry, lookup: Lookup): WithVoice {
  if (entry.kind === 'skipped') return { entry, reader: () => undefined, voice: null }
  const reader = readerOf(entry.record, lookup)
  if (isFact(reader)) return { entry, reader, voice: null }
  const around = entry.around === undefined ? undefined : readerOf(entry.around, lookup)
  return { entry, reader, voice: voiceOf(reader, around) }
}

const isFact = (read: Read): boolean => read('slot') !== undefined && read('value') !== undefined
