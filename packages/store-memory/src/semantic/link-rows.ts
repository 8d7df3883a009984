import type { EpisodeLink } from '@recollect/core'
import type { Journal } from '../journal.ts'
import { deleteUnder, setUnder } from './id-lists.ts'
import type { SemanticState } from './state.ts'

export function keepLink(
  { episodeLinks, nodeLinks }: SemanticState,
  journal: Journal,
  { episodeId, nodeId, evolved }: EpisodeLink,
): void {
  const before = episodeLinks.get(episodeId)?.get(nodeId)
  const link = Object.freeze({ episodeId, nodeId, evolved: evolved || before?.evolved === true })
  setUnder(journal, episodeLinks, episodeId, nodeId, link)
  setUnder(journal, nodeLinks, nodeId, episodeId, link)
}

export function dropLink(
  { episodeLinks, nodeLinks }: SemanticState,
  journal: Journal,
  episodeId: string,
  nodeId: string,
): void {
  deleteUnder(journal, episodeLinks, episodeId, nodeId)
  deleteUnder(journal, nodeLinks, nodeId, episodeId)
}
