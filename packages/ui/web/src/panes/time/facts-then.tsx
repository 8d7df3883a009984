import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import type { MemoryCard } from '@recollect/core'
import { usePages } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { CardLine } from '../../parts/card-line.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import type { Axis } from './moments.ts'
import { sinceThen } from './since.ts'
import type { Since, Today } from './since.ts'

const PAGE = 100

interface Props {
  readonly axis: Axis
  readonly at: number
  /** The moment is being chosen still. */
  readonly isMoving: boolean
  readonly today: Today
}

/** The facts that held at a moment, and what became of them. */
export function FactsThen({ axis, at, isMoving, today }: Props) {
  const then = usePages<MemoryCard>('/cards', { [axis]: Math.round(at), active: true, limit: PAGE })
  return (
    <Stack gap="xs" aria-busy={isMoving || then.isFetching}>
      {then.error && <Problem error={then.error} onRetry={then.refetch} />}
      {then.isPending && <Skeleton height={160} />}
      {!then.isPending && !then.error && <Facts then={then} today={today} />}
    </Stack>
  )
}

interface FactsProps {
  readonly then: ReturnType<typeof usePages<MemoryCard>>
  readonly today: Today
}

function Facts({ then, today }: FactsProps) {
  const { time, parts } = useText()
  if (then.rows.length === 0) return <Empty>{time.noneThen}</Empty>
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {time.facts(then.rows.length)}
        {then.hasNextPage ? '+' : ''}
      </Text>
      <div className="facts-then">
        {then.rows.map((card) => (
          <Fact key={card.id} card={card} since={sinceThen(card, today)} />
        ))}
      </div>
      {then.hasNextPage && (
        <Button variant="default" onClick={() => void then.fetchNextPage()} loading={then.isFetchingNextPage}>
          {parts.more}
        </Button>
      )}
    </>
  )
}

function Fact({ card, since }: { card: MemoryCard; since: Since | null }) {
  const { time } = useText()
  return (
    <Paper withBorder px="sm" py={8} className="fact-then">
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <CardLine card={card} />
        {since !== null && since !== 'same' && (
          <Badge
            size="sm"
            variant="light"
            color={since === 'changed' ? 'yellow' : 'gray'}
            tt="none"
            flex="none"
          >
            {since === 'changed' ? time.sinceChanged : time.sinceGone}
          </Badge>
        )}
      </Group>
    </Paper>
  )
}
