import type { Episode, Page } from '@recollect/core'
import type { KnowledgeGraph } from '@recollect/knowledge'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'
import { graphOf } from './graph.ts'

/** What the API gives at most, and what a picture can show. */
const MOST = 1000
const NONE: readonly Episode[] = []

/** Everything the picture is made of. */
export function useKnowledge(withEpisodes: boolean) {
  const graph = useRead<KnowledgeGraph>('/graph', { limit: MOST })
  const episodes = useRead<Page<Episode>>('/episodes', { limit: MOST })
  const known = episodes.data?.rows ?? NONE
  const drawn = useMemo(
    () => (graph.data ? graphOf(graph.data, withEpisodes ? known : NONE) : null),
    [graph.data, known, withEpisodes],
  )
  return {
    graph: drawn,
    nodes: graph.data?.nodes.length ?? 0,
    edges: graph.data?.relationships.length ?? 0,
    episodes: known,
    isPending: graph.isPending || episodes.isPending,
    error: graph.error ?? episodes.error,
    refetch: () => Promise.all([graph.refetch(), episodes.refetch()]),
  }
}
