import { RecollectError } from '@recollect/core'
import type { Episode, MemoryItem, ScopedMemory, SemanticNode } from '@recollect/core'
import { CliError } from '../errors/cli-error.ts'
import { similarNames } from '../slots/similar.ts'
import { settle } from '../util/attempt.ts'

/** Names looked through for similar ones. */
const MOST = 1000

/** The node of an id or a key. @throws CliError NOT_FOUND with the keys that are near. */
export async function nodeGiven(memory: ScopedMemory, given: string): Promise<SemanticNode> {
  const byId = await settle(memory.nodes.get(given))
  const found = (byId.ok ? byId.value : null) ?? (await byKey(memory, given))
  if (found !== null) return found
  const { rows } = await memory.nodes.list({ limit: MOST })
  const similar = similarNames(
    given,
    rows.map(({ key }) => key),
  )
  throw new CliError('NOT_FOUND', (t) => t.knowledge.errors.noNode(given, similar.join(t.trace.separator)))
}

/** What can be no key names no node. */
async function byKey(memory: ScopedMemory, given: string): Promise<SemanticNode | null> {
  const found = await settle(memory.nodes.byKey(given))
  if (found.ok) return found.value
  if (RecollectError.isInstance(found.error) && found.error.code === 'INVALID_INPUT') return null
  throw found.error
}

/** The episode of an id. @throws CliError NOT_FOUND */
export async function episodeGiven(memory: ScopedMemory, id: string): Promise<Episode> {
  const episode = await memory.episodes.get(id)
  if (episode === null) throw new CliError('NOT_FOUND', (t) => t.knowledge.errors.noEpisode(id))
  return episode
}

/** The messages of the ids; what is forgotten meanwhile is left out. */
export async function inOrder(memory: ScopedMemory, ids: readonly string[]): Promise<readonly MemoryItem[]> {
  const items: MemoryItem[] = []
  for (const id of ids) {
    const item = await memory.items.get(id)
    if (item !== null) items.push(item)
  }
  return items
}
