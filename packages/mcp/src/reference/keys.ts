import { createHash } from 'node:crypto'

export const ENTITY = 'graph.entity'
export const OBSERVATION = 'graph.observation'
export const RELATION = 'graph.relation'
export const GRAPH_SLOTS = [ENTITY, OBSERVATION, RELATION] as const
export type GraphSlot = (typeof GRAPH_SLOTS)[number]

const UNREADABLE = /[^\p{L}\p{N}_-]+/gu
const READABLE = 40

/** As much of a name as can be part of the name of an entity in Recollect. */
const readable = (name: string): string =>
  Array.from(name.replaceAll(UNREADABLE, '_')).slice(0, READABLE).join('').replace(/^_|_$/gu, '')

/**
 * Whom a record is about in Recollect: `user.John_Smith-9f3c…`. Readable by its beginning, told apart by a hash of what the record is and
 * of how many like it were there before. The same record has the same key in every process.
 */
function keyOf(slot: GraphSlot, about: string, identity: readonly string[], copy: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([slot, ...identity, copy]))
    .digest('hex')
    .slice(0, 20)
  const name = readable(about)
  return `user.${name === '' ? 'unnamed' : name}-${digest}`
}

/** The first key of such a record that is not in use. */
export function freeKey(
  slot: GraphSlot,
  about: string,
  identity: readonly string[],
  used: ReadonlySet<string>,
): string {
  for (let copy = 0; ; copy++) {
    const key = keyOf(slot, about, identity, copy)
    if (!used.has(key)) return key
  }
}
