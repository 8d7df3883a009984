import { Anchor, Group, Text, Title } from '@mantine/core'
import type { MemoryCard, Page } from '@recollect/core'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { hrefOf } from '../../app/route.ts'
import { Problem } from '../../parts/problem.tsx'
import { CardLine } from '../../parts/card-line.tsx'

const SHOWN = 200

/** The facts that hold, beside the conversation that makes them. */
export function Known() {
  const { chat } = useText()
  const { data, error, refetch } = useRead<Page<MemoryCard>>('/cards', {
    active: true,
    limit: SHOWN,
    order: 'newest',
  })
  const cards = [...(data?.rows ?? [])].sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.seq - a.seq)
  return (
    <aside className="known" aria-label={chat.known}>
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="sm">
          {chat.known}
        </Title>
        <Anchor href={hrefOf('memory')} size="sm">
          {chat.all}
        </Anchor>
      </Group>
      {error && <Problem error={error} onRetry={refetch} />}
      {data && cards.length === 0 && (
        <Text size="sm" c="dimmed">
          {chat.knownNone}
        </Text>
      )}
      <ul className="known-list" tabIndex={0} aria-label={chat.known}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardLine card={card} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
