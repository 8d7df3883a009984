import { Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFeature, useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { DiscoverButton } from './discover-button.tsx'
import { EpisodePanel } from './episode-panel.tsx'
import type { Graph } from './graph.ts'
import { matching, pictured } from './graph.ts'
import { NodePanel } from './node-panel.tsx'
import { PointList } from './point-list.tsx'
import { useKnowledge } from './use-knowledge.ts'
import './knowledge.css'

const GraphCanvas = lazy(async () => ({ default: (await import('./graph-canvas.tsx')).GraphCanvas }))

/** Private knowledge as a graph, and each piece of it. */
export default function KnowledgePane() {
  const { knowledge } = useText()
  const stories = useFeature('stories')
  const [withEpisodes, setWithEpisodes] = useState(true)
  const read = useKnowledge(withEpisodes)
  const isEmpty = !read.isPending && read.nodes + read.episodes.length === 0
  return (
    <PaneFrame title={knowledge.title} intro={knowledge.intro} actions={<DiscoverButton />}>
      {read.error && <Problem error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton height={320} />}
      {isEmpty && !read.error && (
        <Empty>
          {knowledge.empty} {stories && knowledge.emptyStory}
        </Empty>
      )}
      {read.graph && !isEmpty && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {knowledge.status(read.nodes, read.edges, read.episodes.length)}
          </Text>
          <Switch
            label={knowledge.showEpisodes}
            checked={withEpisodes}
            onChange={(event) => {
              setWithEpisodes(event.currentTarget.checked)
            }}
          />
          <Explorer graph={read.graph} read={read} />
        </Stack>
      )}
    </PaneFrame>
  )
}

interface ExplorerProps {
  readonly graph: Graph
  readonly read: Pick<ReturnType<typeof useKnowledge>, 'episodes'>
}

/** Milliseconds a search rests before the picture follows. */
const REST = 150

function Explorer({ graph, read }: ExplorerProps) {
  const { knowledge } = useText()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [resting] = useDebouncedValue(query, REST)
  const points = useMemo(() => matching(graph.points, resting), [graph, resting])
  const matches = useMemo(
    () => (resting.trim() === '' ? null : new Set(points.map(({ id }) => id))),
    [points, resting],
  )
  const picture = useMemo(() => pictured(graph), [graph])
  const choose = useCallback((id: string) => {
    setChosen(id)
  }, [])
  const detail = useRef<HTMLDivElement>(null)
  // On a phone it stands below the picture.
  useEffect(() => {
    if (chosen !== null) detail.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const episode = read.episodes.find(({ id }) => id === chosen)
  return (
    <div className="knowledge">
      <PointList points={points} query={query} chosen={chosen} onSearch={setQuery} onChoose={choose} />
      <Suspense fallback={<Skeleton height={420} />}>
        <GraphCanvas graph={picture} chosen={chosen} matches={matches} onChoose={choose} />
      </Suspense>
      <div ref={detail} className="knowledge-detail" aria-live="polite">
        {chosen === null && <Text c="dimmed">{knowledge.select}</Text>}
        {episode && <EpisodePanel key={episode.id} episode={episode} onChoose={choose} />}
        {chosen !== null && !episode && <NodePanel key={chosen} id={chosen} onChoose={choose} />}
      </div>
    </div>
  )
}
