import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '@recollect/core/store'
import { lostWords } from './lost-words.ts'
import { removeEpisodeWithKnowledge } from './remove-episode.ts'
import { sweepLostWords } from './sweep-lost-words.ts'

/**
 * Takes the episode of a message that is about to be removed, with what rests on it; its other messages are owed an episode again. No
 * word that only this message had stays in any record. One look-up where the message is in none.
 */
export async function forgetItemInEpisodes(
  engine: Engine,
  tx: ScopeTransaction,
  itemId: string,
): Promise<void> {
  const { semantic } = tx
  if (semantic === undefined) return
  const id = (await semantic.episodesOfItems([itemId])).get(itemId)
  const [episode, item] = await Promise.all([
    id === undefined ? null : semantic.episode(id),
    tx.items.get(itemId),
  ])
  if (episode === null || item === null) return
  const lost = await lostWords(engine, tx.search, item)
  const words = { ...tx, semantic }
  await removeEpisodeWithKnowledge(engine, words, episode, new Set([itemId]))
  await sweepLostWords(engine, words, item, lost)
}
