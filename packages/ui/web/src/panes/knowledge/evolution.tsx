import { Badge, Group, Text, Title } from '@mantine/core'
import type { EvolutionStep } from '@recollect/knowledge'
import { useText } from '../../app/hooks.ts'
import { Confidence } from '../../parts/confidence.tsx'
import { Quote } from '../../parts/quote.tsx'
import { TimeText } from '../../parts/time-text.tsx'

/** The values of a piece of knowledge, oldest first, each with the words that brought it. */
export function Evolution({ timeline }: { timeline: readonly EvolutionStep[] }) {
  const { knowledge } = useText()
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {knowledge.evolution}
      </Title>
      <ol className="evolution">
        {timeline.map(({ version, value, timestamp, confidence, quote }, i) => (
          <li key={version}>
            <Group gap={8} align="baseline">
              <Text fw={600}>{value}</Text>
              {i === timeline.length - 1 && (
                <Badge size="sm" variant="light" tt="none">
                  {knowledge.current}
                </Badge>
              )}
              <Confidence value={confidence} />
            </Group>
            <Text size="sm">
              <Quote>{quote}</Quote>
            </Text>
            <Text size="xs" c="dimmed">
              <TimeText at={timestamp} />
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
