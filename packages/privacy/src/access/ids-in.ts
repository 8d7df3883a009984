import { turnId } from './seen.ts'

/** Where results hold records. What people wrote (metadata, values, keys, variables) is not looked into: the log holds no texts. */
const HOLDERS = [
  'rows',
  'hits',
  'answer',
  'card',
  'cards',
  'item',
  'items',
  'node',
  'nodes',
  'episode',
  'episodes',
  'relationship',
  'relationships',
  'turn',
  'turns',
  'before',
  'after',
  'closed',
  'amended',
  'outdated',
  'linked',
  'direct',
  'indirect',
  'knowledge',
  'evolution',
  'timeline',
  'entries',
  'linkedEpisodes',
  'evolutionEpisodes',
] as const

/** Deep enough for the hit of an entry of a list; results are no deeper. */
const DEPTH = 8

/** Ids of the records that a result gives, each once, in order. A turn is told by its number, a variable by its session. */
export function idsIn(result: unknown): readonly string[] {
  const ids = new Set<string>()
  collect(result, DEPTH, ids)
  return [...ids]
}

function collect(value: unknown, depth: number, ids: Set<string>): void {
  if (depth === 0 || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const member of value) collect(member, depth - 1, ids)
    return
  }
  const id = idOf(value)
  if (id !== null) ids.add(id)
  for (const name of HOLDERS)
    if (Object.hasOwn(value, name)) collect(Reflect.get(value, name), depth - 1, ids)
}

function idOf(value: object): string | null {
  if ('id' in value && typeof value.id === 'string') return value.id
  if ('number' in value && typeof value.number === 'number' && 'questionHash' in value)
    return turnId(value.number)
  const isVariable = 'updatedAt' in value && 'name' in value && 'session' in value
  return isVariable && typeof value.session === 'string' ? value.session : null
}
