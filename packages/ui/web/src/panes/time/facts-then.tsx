import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import type { MemoryCard, Page } from '@recollect/core'
import { usePages, useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { CardLine } from '../../parts/card-line.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { sinceThen } from './moments.ts'
import type { Axis, Since } from './moments.ts'

const PAGE = 100
const MOST_NOW = 1000

interface Props {
  readonly axis: Axis
  readonly at: number
  /** The moment is being chosen still. */
  readonly isMoving: boolean
}

/** The facts that held at a moment, and what became of them. */
export function FactsThen({ axis, at, isMoving }: Props) {
  const then = usePages<MemoryCard>('/cards', { [axis]: Math.round(at), active: true, limit: PAGE })
  return (
    <Stack gap="xs" aria-busy={isMoving || then.isFetching}>
      {then.error && <Problem error={then.error} onRetry={then.refetch} />}
      {then.isPending && <Skeleton height={160} />}
      {!then.isPending && !then.error && <Facts then={then} />}
    </Stack>
  )
}

function Facts({ then }: { then: ReturnType<typeof usePages<MemoryCard>> }) {
  const { time, parts } = useText()
  const today = useRead<Page<MemoryCard>>('/cards', { active: true, limit: MOST_NOW })
  const now = today.data?.rows ?? []
  if (then.rows.length === 0) return <Empty>{time.noneThen}</Empty>
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {time.facts(then.rows.length)}
        {then.hasNextPage ? '+' : ''}
      </Text>
      <div className="facts-then">
        {then.rows.map((card) => (
          <Fact key={card.id} card={card} since={sinceThen(card, now)} />
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

function Fact({ card, since }: { card: MemoryCard; since: Since }) {
  const { time } = useText()
  return (
    <Paper withBorder px="sm" py={8} className="fact-then">
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <CardLine card={card} />
        {since !== 'same' && (
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
