import { z } from 'zod'
import { InvalidImportError } from '@recollect/core'
import type { Metadata } from '@recollect/core'
import { metadataSchema } from '@recollect/core/plugin'
import { topicsSchema } from '../topics/check-topics.ts'
import { indexFields, pairFields, sequenceField, sessionFields } from './index-format.ts'

/** A pair of a file: as it stands there, and what is read of it. */
export interface IndexPair {
  readonly raw: Metadata
  readonly fields: z.output<typeof pairFields>
  /** As they are stored; null: to be found. */
  readonly topics: readonly string[] | null
}

export interface IndexSession {
  /** Without its pairs. */
  readonly raw: Metadata
  readonly fields: z.output<typeof sessionFields>
  /** By `seq`. */
  readonly pairs: readonly IndexPair[]
}

export interface CheckedIndex {
  /** Everything but the sessions. */
  readonly raw: Metadata
  readonly fields: z.output<typeof indexFields>
  readonly sessions: readonly IndexSession[]
}

/** Reads a `qa-index.json`; times need a zone or are UTC. @throws InvalidImportError saying which session and pair. */
export function checkIndex(given: unknown): CheckedIndex {
  const fields = checked(indexFields, given, 'The index')
  const raw = checked(metadataSchema, withoutKey(given, 'sessions'), 'The index')
  const listed = listedTopics(fields.index.by_topic)
  const seen = new Set<string>()
  const sessions = fields.sessions.map((session, at) => {
    const one = checkSession(session, at, listed)
    refuseTwin(seen, one.fields.session_id, `Session "${one.fields.session_id}"`)
    return one
  })
  return { raw, fields, sessions }
}

/** Session and seq → names of the topics it is listed under. */
type Listed = ReadonlyMap<string, readonly string[]>
const keyOf = (session: string, seq: number): string => JSON.stringify([session, seq])

function listedTopics(byTopic: z.output<typeof indexFields>['index']['by_topic']): Listed {
  const listed = new Map<string, string[]>()
  for (const [topic, places] of Object.entries(byTopic)) {
    for (const { session, seq } of places) {
      const key = keyOf(session, seq)
      listed.set(key, [...(listed.get(key) ?? []), topic])
    }
  }
  return listed
}

function checkSession(session: unknown, at: number, listed: Listed): IndexSession {
  const raw = checked(metadataSchema, withoutKey(session, 'qa_sequence'), `Session ${String(at + 1)}`)
  const fields = checked(sessionFields, raw, `Session ${String(at + 1)}`)
  const id = fields.session_id
  const { qa_sequence: rows } = checked(sequenceField, session, `Session "${id}"`)
  const seen = new Set<string>()
  const pairs = rows.map((row, index) => {
    const pair = checkPair(row, index, id, listed)
    refuseTwin(seen, String(pair.fields.seq), placeOf(id, pair.fields.seq))
    return pair
  })
  return { raw, fields, pairs: pairs.sort((a, b) => a.fields.seq - b.fields.seq) }
}

export const placeOf = (session: string, seq: number): string => `Session "${session}", pair ${String(seq)}`

function checkPair(pair: unknown, index: number, session: string, listed: Listed): IndexPair {
  const row = checked(metadataSchema, pair, placeOf(session, index + 1))
  const fields = checked(pairFields, row, placeOf(session, index + 1))
  const tags = fields.topic_tags ?? null
  const where = placeOf(session, fields.seq)
  const given = tags === null ? null : checked(topicsSchema, tags, `${where}, topic_tags`)
  const missing = (listed.get(keyOf(session, fields.seq)) ?? []).filter(
    (topic) => !given?.includes(checked(topicsSchema, [topic], `${where}, by_topic`)[0] ?? ''),
  )
  if (missing.length === 0) return { raw: row, fields, topics: given }
  const all = [...(tags ?? []), ...missing]
  return {
    raw: { ...row, topic_tags: all },
    fields,
    topics: checked(topicsSchema, all, `${where}, by_topic`),
  }
}

function checked<T extends z.ZodType>(schema: T, value: unknown, where: string): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidImportError(`${where}:`, `${first ?? 'is malformed'}. Correct it; nothing was imported.`)
}

function refuseTwin(seen: Set<string>, key: string, where: string): void {
  if (seen.has(key))
    throw new InvalidImportError(`${where}:`, 'It is there twice. Remove one; nothing was imported.')
  seen.add(key)
}

const withoutKey = (given: unknown, key: string): unknown =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).filter(([name]) => name !== key))
    : given
