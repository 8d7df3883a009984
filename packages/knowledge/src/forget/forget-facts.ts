import type { Engine } from '../engine.ts'
import type { ScopeTransaction, NodeVersion } from '@recollect/core/store'
import type { MemoryCard } from '@recollect/core'
import { matchForm } from '@recollect/core/text'
import { sayingsOf } from '../evolution/sayings.ts'
import { rewriteNode } from './rewrite-node.ts'

/**
 * Takes what knowledge says of facts that are forgotten while their messages stay: values that rest on such a message and hold what the
 * fact held. Other knowledge of the message stays. Few look-ups where the messages are in no episode.
 */
export async function forgetFacts(
  engine: Engine,
  { semantic, items }: Pick<ScopeTransaction, 'semantic' | 'items'>,
  cards: readonly MemoryCard[],
): Promise<void> {
  if (semantic === undefined) return
  const itemIds = [...new Set(cards.flatMap(({ itemId }) => itemId ?? []))]
  const episodeIds = new Set((await semantic.episodesOfItems(itemIds)).values())
  if (episodeIds.size === 0) return
  const links = await semantic.linksOfEpisodes([...episodeIds])
  for (const node of await semantic.nodesById([...new Set(links.map(({ nodeId }) => nodeId))])) {
    const versions = await semantic.versions([node.id])
    const left = versions.filter((version) => !cards.some((card) => tells(version, card)))
    if (left.length < versions.length) await rewriteNode(engine, { semantic, items }, node, left)
  }
}

function tells(version: NodeVersion, { itemId, value }: MemoryCard): boolean {
  const [known, fact] = [matchForm(version.value), matchForm(value)]
  const isAlike = fact !== '' && (known.includes(fact) || fact.includes(known))
  return isAlike && sayingsOf(version).some((one) => one.itemId === itemId)
}
