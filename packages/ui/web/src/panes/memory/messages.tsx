import { Badge, Button, Center, Text } from '@mantine/core'
import type { MemoryItem } from '@recollect/core'
import { usePages } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/said.tsx'
import { TimeText } from '../../parts/time-text.tsx'

const PAGE = 100

/** Everything that was said, as it was said. */
export function Messages() {
  const { memory, parts } = useText()
  const { rows, error, refetch, hasNextPage, fetchNextPage, isFetching, isPending } = usePages<MemoryItem>(
    '/items',
    {
      limit: PAGE,
    },
  )
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!isPending && rows.length === 0) return <Empty>{memory.noMessages}</Empty>
  return (
    <>
      <ol className="lines" aria-label={memory.messages}>
        {rows.map(({ id, role, speaker, text, saidAt, factType }) => (
          <li key={id}>
            <div className="line-meta">
              <Badge size="sm" variant="light" color={role === 'user' ? 'pine' : 'gray'} tt="none">
                {speaker ?? parts.roles[role]}
              </Badge>
              <Text span size="xs" c="dimmed">
                <TimeText at={saidAt} />
              </Text>
              {factType !== null && (
                <Text span size="xs" c="dimmed">
                  {memory.messageFacts}: {factType}
                </Text>
              )}
            </div>
            <Said text={text} />
          </li>
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
