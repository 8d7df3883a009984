import { z } from 'zod'
import { entityShape, relationShape } from './shapes.ts'
import type { PlainEntity, PlainRelation } from './shapes.ts'

/** A line of a `memory.jsonl` of the reference server. */
export type MemoryFileLine =
  | {
      readonly line: number
      readonly kind: 'entity'
      readonly entity: PlainEntity
      readonly notKept: readonly string[]
    }
  | {
      readonly line: number
      readonly kind: 'relation'
      readonly relation: PlainRelation
      readonly notKept: readonly string[]
    }
  /** Of a type the reference server passes over too. */
  | { readonly line: number; readonly kind: 'other'; readonly reason: string }
  | { readonly line: number; readonly kind: 'unreadable'; readonly reason: string }

const typed = z.looseObject({ type: z.unknown() })
const ENTITY_FIELDS = new Set(['type', ...Object.keys(entityShape.shape)])
const RELATION_FIELDS = new Set(['type', ...Object.keys(relationShape.shape)])

/** Reads one line; null for an empty one. Pure. */
export function readLine(text: string, line: number): MemoryFileLine | null {
  const bare = text.replace(/^\uFEFF/u, '').trim()
  if (bare === '') return null
  const found = json(bare)
  if (found === undefined)
    return { line, kind: 'unreadable', reason: 'It is no JSON: it may have been cut or written over.' }
  const record = typed.safeParse(found)
  if (!record.success) return { line, kind: 'unreadable', reason: 'It is no JSON object.' }
  const fields = Object.keys(record.data)
  if (record.data.type === 'entity') {
    const { data: entity, error } = entityShape.safeParse(found)
    if (error) return refused(line, 'entity', error)
    return { line, kind: 'entity', entity, notKept: fields.filter((name) => !ENTITY_FIELDS.has(name)) }
  }
  if (record.data.type === 'relation') {
    const { data: relation, error } = relationShape.safeParse(found)
    if (error) return refused(line, 'relation', error)
    return { line, kind: 'relation', relation, notKept: fields.filter((name) => !RELATION_FIELDS.has(name)) }
  }
  return { line, kind: 'other', reason: 'Its type is neither entity nor relation.' }
}

const refused = (line: number, what: string, error: z.ZodError): MemoryFileLine => ({
  line,
  kind: 'unreadable',
  reason: `It is no ${what}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`,
})

/** `undefined`, which is no JSON, where it cannot be read. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
