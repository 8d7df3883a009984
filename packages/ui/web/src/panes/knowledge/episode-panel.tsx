import { Anchor, Badge, Group, List, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Episode, SemanticNode } from '@recollect/core'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { TimeText } from '../../parts/time-text.tsx'

interface Props {
  readonly episode: Episode
  readonly onChoose: (id: string) => void
}

/** A stretch of conversation, as it is told, and the knowledge found in it. */
export function EpisodePanel({ episode, onChoose }: Props) {
  const { knowledge } = useText()
  const nodes = useRead<readonly SemanticNode[]>(`/episodes/${encodeURIComponent(episode.id)}/nodes`)
  return (
    <Paper withBorder p="md" component="section" aria-label={episode.title}>
      <Stack gap={8}>
        <Group gap={8} align="baseline">
          <Title order={2} fz="lg">
            {episode.title}
          </Title>
          <Badge variant="light" color="violet" tt="none">
            {knowledge.states[episode.state]}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          <TimeText at={episode.startedAt} /> · {knowledge.narratedBy(episode.narratedBy)}
        </Text>
        <Text>{episode.content}</Text>
        <Title order={3} fz="sm">
          {knowledge.tells}
        </Title>
        {nodes.error && <Problem error={nodes.error} onRetry={nodes.refetch} />}
        {nodes.isPending && <Skeleton height={40} />}
        {nodes.data?.length === 0 && (
          <Text size="sm" c="dimmed">
            {knowledge.tellsNothing}
          </Text>
        )}
        <List size="sm" spacing={4} listStyleType="none">
          {(nodes.data ?? []).map(({ id, key, value }) => (
            <List.Item key={id}>
              <Anchor
                component="button"
                type="button"
                ta="start"
                onClick={() => {
                  onChoose(id)
                }}
              >
                {key}
              </Anchor>
              : {value}
            </List.Item>
          ))}
        </List>
      </Stack>
    </Paper>
  )
}
