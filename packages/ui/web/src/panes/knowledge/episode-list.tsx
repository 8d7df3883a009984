import { Anchor, Badge, List, Text, Title } from '@mantine/core'
import type { Episode } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { TimeText } from '../../parts/time-text.tsx'

interface Props {
  readonly episodes: readonly Episode[]
  /** Those that changed the value. */
  readonly changing: ReadonlySet<string>
  readonly onChoose: (id: string) => void
}

/** Episodes that tell of a piece of knowledge. */
export function EpisodeList({ episodes, changing, onChoose }: Props) {
  const { knowledge } = useText()
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {knowledge.episodes}
      </Title>
      <List size="sm" spacing={6} listStyleType="none">
        {episodes.map(({ id, title, summary, startedAt }) => (
          <List.Item key={id}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              onClick={() => {
                onChoose(id)
              }}
            >
              {title}
            </Anchor>{' '}
            {changing.has(id) && (
              <Badge size="sm" variant="light" color="violet" tt="none">
                {knowledge.changedHere}
              </Badge>
            )}
            <Text size="sm">{summary}</Text>
            <Text size="xs" c="dimmed">
              <TimeText at={startedAt} detail="day" />
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
