import { Badge, NavLink } from '@mantine/core'
import type { Session } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { hrefOf } from '../../app/route.ts'
import { TimeText } from '../../parts/time-text.tsx'

interface Props {
  readonly sessions: readonly Session[]
  readonly chosen: string | null
}

/** The latest first. */
export function SessionList({ sessions, chosen }: Props) {
  const { sessions: text } = useText()
  const inOrder = [...sessions].sort((a, b) => b.lastAt - a.lastAt)
  return (
    <nav aria-label={text.list} className="session-list">
      {inOrder.map(({ id, turns, answers, lastAt, archivedAt }) => (
        <NavLink
          key={id}
          href={hrefOf('sessions', { id })}
          active={id === chosen}
          {...(id === chosen ? { 'aria-current': 'true' as const } : {})}
          label={id}
          description={
            <>
              {text.pairs(turns, answers)} · <TimeText at={lastAt} detail="day" />
            </>
          }
          rightSection={
            archivedAt !== null && (
              <Badge size="xs" variant="light" color="gray" tt="none">
                {text.archived}
              </Badge>
            )
          }
        />
      ))}
    </nav>
  )
}
