import type { MemoryItem, MessageInput } from '@recollect/core'
import { MARK, prefixesOf, sessionOf } from './address.ts'
import { isPlain } from './json-value.ts'

/** An item of the store, as a message of the memory keeps it. */
export interface StoredItem {
  readonly namespace: readonly string[]
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly updatedAt: number
  /** The message that holds this version, and its place: of several the last one counts. */
  readonly id: string
  readonly seq: number
}

export interface NewItem {
  readonly namespace: readonly string[]
  readonly key: string
  /** JSON. */
  readonly value: string
  /** What it is found by; null: it is not to be found by words. */
  readonly text: string | null
  /** Null: it is new. */
  readonly createdAt: number | null
}

/** A message has a text; this one says nothing. */
const NO_TEXT = '—'

/**
 * The message of an item. Said by a tool, so that none of it becomes a fact; the value is a JSON text in its metadata, which every store
 * keeps to the byte.
 */
export const messageOf = ({ namespace, key, value, text, createdAt }: NewItem): MessageInput => ({
  text: text ?? NO_TEXT,
  role: 'tool',
  session: sessionOf(namespace, key),
  metadata: {
    ...prefixesOf(namespace),
    [MARK]: true,
    [INDEXED]: text !== null,
    [RECORD]: JSON.stringify({ namespace, key, createdAt }),
    [VALUE]: value,
  },
})

/** Whether it is found by words. */
export const INDEXED = `${MARK}_indexed`
const RECORD = `${MARK}_record`
const VALUE = `${MARK}_value`

/** Reads it back; null for a message that is no item of a store. */
export function itemIn({ id, seq, saidAt, metadata }: MemoryItem): StoredItem | null {
  const record = parsed(metadata?.[RECORD])
  const value = parsed(metadata?.[VALUE])
  if (!isPlain(record) || !isPlain(value)) return null
  const { namespace, key, createdAt } = record
  if (!isLabels(namespace) || typeof key !== 'string') return null
  const created = typeof createdAt === 'number' ? createdAt : saidAt
  return { namespace, key, value, createdAt: created, updatedAt: saidAt, id, seq }
}

const isLabels = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((label) => typeof label === 'string')

/** Of what came from elsewhere by an import, anything may stand there. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
