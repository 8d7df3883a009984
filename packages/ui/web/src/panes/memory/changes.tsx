import { Badge, Button, Center, Text } from '@mantine/core'
import type { Change } from '@recollect/core'
import type { SeqSpan } from '@recollect/core/store'
import { usePages } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useUndo } from './use-write.tsx'

const PAGE = 100

const lengthOf = (span: SeqSpan | null): number => (span === null ? 0 : span[1] - span[0] + 1)

/** What was written, newest first; each can be taken back. */
export function Changes() {
  const { memory, parts } = useText()
  const { rows, error, refetch, hasNextPage, fetchNextPage, isFetching, isPending } = usePages<Change>(
    '/changes',
    {
      limit: PAGE,
    },
  )
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!isPending && rows.length === 0) return <Empty>{memory.noChanges}</Empty>
  return (
    <>
      <ol className="lines" aria-label={memory.changes}>
        {rows.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ol>
      {hasNextPage && (
        <Center mt="md">
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {parts.more}
          </Button>
        </Center>
      )}
    </>
  )
}

function ChangeLine({ change: { id, kind, at, items, cards, undoneBy, erased } }: { change: Change }) {
  const { memory } = useText()
  const undo = useUndo()
  return (
    <li className="change-line">
      <Text span fw={600} size="sm">
        {memory.changeKinds[kind]}
      </Text>
      <Text span size="sm" c="dimmed" flex={1}>
        {memory.changeMade(lengthOf(items), lengthOf(cards))}
      </Text>
      <Text span size="xs" c="dimmed">
        <TimeText at={at} detail="second" />
      </Text>
      {undoneBy !== null || erased ? (
        <Badge variant="light" color="gray" tt="none">
          {erased ? memory.final : memory.takenBack}
        </Badge>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={undo.isPending}
          onClick={() => {
            undo.mutate(id)
          }}
        >
          {memory.undo}
        </Button>
      )}
    </li>
  )
}
