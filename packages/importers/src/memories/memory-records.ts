import type { EpochMs } from '@recollect/core'
import { hashOf, labelOf } from '../input/keys.ts'
import { MOST_METADATA, sizeOf } from '../input/limits.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'
import { inFirstPerson } from './first-person.ts'

/** What another system keeps about the user, in words of its own. */
export interface Memory {
  readonly text: string
  readonly time: EpochMs | null
  /** Empty where it has none. */
  readonly id: string
  readonly session?: string
  readonly about: Plain
  /** Whether it says what holds of the user; what is over, or about somebody else, is never turned. */
  readonly holds: boolean
}

/** Where memories come from. */
export interface Origin {
  readonly format: 'mem0' | 'memories' | 'claude' | 'chatgpt'
  /** Read them as the user's own words. */
  readonly trust: boolean
  /** Of the user. */
  readonly names: readonly string[]
}

/**
 * A memory as the words of an assistant, which can be found but never become facts; with `trust`, its sentences about the user as the
 * user's own, in the first person.
 */
export function memoryRecords(memory: Memory, place: Place, origin: Origin): readonly ImportRecord[] {
  if (isBlank(memory.text)) return [skipped(place, 'empty', 'its "memory" is empty')]
  if (sizeOf(memory.about) > MOST_METADATA)
    return [skipped(place, 'malformed', 'its metadata is too large or too deep')]
  const sentences = sentencesOf(memory.text)
  const turned = sentences.map((one) => (memory.holds ? inFirstPerson(one, origin.names) : null))
  const own = turned.flatMap((one) => one ?? [])
  if (own.length === 0 || !origin.trust)
    return [record(memory, memory.text, place, origin, own.length === 0 ? {} : { aboutUser: true })]
  const rest = sentences.filter((_, n) => turned[n] === null)
  return [
    record({ ...memory, text: own.join(' ') }, memory.text, place, origin, { original: memory.text }),
    ...(rest.length === 0
      ? []
      : [record({ ...memory, text: rest.join(' ') }, memory.text, place, origin, {})]),
  ]
}

/** Sentences and lines, without the marks of a list. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[。！？])|(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof)\.)\s+(?=\p{Lu})/u)
    .map((one) => one.replace(/^\s*(?:[-*•·]|\d{1,3}[.)])\s+/u, '').trim())
    .filter((one) => !isBlank(one))

function record(
  { text, time, id, session, about }: Memory,
  original: string,
  place: Place,
  { format }: Origin,
  more: Plain,
): ImportRecord {
  const own = 'original' in more
  return {
    kind: 'message',
    place,
    message: {
      text,
      role: own ? 'user' : 'assistant',
      ...(own ? {} : { speaker: format }),
      // Of the text as well: an updated memory keeps its id. What is trusted later is another message.
      key: labelOf(
        'import',
        format,
        id,
        hashOf([text === original ? text : [original, text], time]),
        ...(own ? ['own'] : []),
      ),
      metadata: metadataOf(format, { ...about, ...more }),
      ...(time === null ? {} : { at: time }),
      ...(session === undefined ? {} : { session }),
    },
  }
}
