import type { ForgetPlan } from '@recollect/core/plugin'
import type { MemoryItem, MemoryCard } from '@recollect/core'
import type { ScopeTransaction, NodeVersion } from '@recollect/core/store'
import type { Engine } from '../engine.ts'
import { matchForm } from '@recollect/core/text'
import { sayingsOf } from '../evolution/sayings.ts'
import { rewriteNode } from './rewrite-node.ts'

/**
 * Takes what was learned from words that stay; gives the messages that go, those in an episode last: the last one that has a word takes it
 * out of what was learned, and only one that is in an episode does so.
 */
export async function beforeForgetting(
  engine: Engine,
  tx: ScopeTransaction,
  { cards, items }: ForgetPlan,
): Promise<readonly MemoryItem[]> {
  const { semantic } = tx
  if (semantic === undefined || semantic.cutUpTo === 0) return items
  const going = new Set(items.map(({ id }) => id))
  const left = cards.filter(({ itemId }) => itemId !== null && !going.has(itemId))
  if (left.length > 0) await forgetFacts(engine, tx, left)
  if (items.length < 2) return items
  const held = await semantic.episodesOfItems(items.map(({ id }) => id))
  return [...items].sort((a, b) => Number(held.has(a.id)) - Number(held.has(b.id)))
}

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
