import { Anchor, List, Skeleton, Text, Title } from '@mantine/core'
import type { RelatedKnowledge } from '@recollect/knowledge'
import type { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'

interface Props {
  readonly read: ReturnType<typeof useRead<RelatedKnowledge>>
  readonly onChoose: (id: string) => void
}

/** What a piece of knowledge hangs together with, strongest first. */
export function Related({ read: { data: related, error, refetch }, onChoose }: Props) {
  const { knowledge } = useText()
  const all = related ? [...related.direct, ...related.indirect] : []
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {knowledge.related}
      </Title>
      {error && <Problem error={error} onRetry={refetch} />}
      {!related && !error && <Skeleton height={40} />}
      {related && all.length === 0 && (
        <Text size="sm" c="dimmed">
          {knowledge.noneRelated}
        </Text>
      )}
      <List size="sm" spacing={4} listStyleType="none">
        {all.map(({ node, relationship: { type, strength }, depth }) => (
          <List.Item key={node.id}>
            <Text span size="sm" c="dimmed">
              {knowledge.types[type]}
            </Text>{' '}
            <Anchor
              component="button"
              type="button"
              ta="start"
              onClick={() => {
                onChoose(node.id)
              }}
            >
              {node.key}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {knowledge.strength(strength.toFixed(2))}
              {depth > 1 && ` · ${knowledge.steps(depth)}`}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
