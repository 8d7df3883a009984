import { Badge, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { KnowledgeEvolution, RelatedKnowledge } from '@recollect/knowledge'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Confidence } from '../../parts/confidence.tsx'
import { Problem } from '../../parts/problem.tsx'
import { EpisodeList } from './episode-list.tsx'
import { Evolution } from './evolution.tsx'
import { Related } from './related.tsx'

interface Props {
  readonly id: string
  readonly onChoose: (id: string) => void
}

/** A piece of knowledge: its values over time, its words, what tells of it, what it hangs together with. */
export function NodePanel({ id, onChoose }: Props) {
  const { knowledge } = useText()
  const path = `/nodes/${encodeURIComponent(id)}`
  const evolution = useRead<KnowledgeEvolution>(`${path}/evolution`)
  const related = useRead<RelatedKnowledge>(`${path}/related`)
  if (evolution.error) return <Problem error={evolution.error} onRetry={evolution.refetch} />
  if (!evolution.data) return <Skeleton height={180} />
  const { node, timeline, linkedEpisodes, evolutionEpisodes } = evolution.data
  return (
    <Paper withBorder p="md" component="section" aria-label={node.key}>
      <Stack gap="md">
        <div>
          <Group gap={8} align="baseline">
            <Title order={2} fz="lg">
              {node.key}
            </Title>
            <Badge variant="light" tt="none">
              {knowledge.gapTypes[node.gapType]}
            </Badge>
            <Confidence value={node.confidence} />
          </Group>
          <Text fz="lg">{node.value}</Text>
          <Text c="dimmed" size="sm">
            {node.context}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Evolution timeline={timeline} />
          <Stack gap="md">
            <Related read={related} onChoose={onChoose} />
            <EpisodeList
              episodes={linkedEpisodes}
              changing={new Set(evolutionEpisodes.map((episode) => episode.id))}
              onChoose={onChoose}
            />
          </Stack>
        </SimpleGrid>
      </Stack>
    </Paper>
  )
}
