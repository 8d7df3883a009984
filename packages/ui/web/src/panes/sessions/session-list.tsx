import { Badge, NavLink } from '@mantine/core'
import type { Session } from '@recollect/core/store'
import { useText } from '../../app/hooks.ts'
import { hrefOf } from '../../app/route.ts'
import { ShowMore } from '../../parts/show-more.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useShown } from '../../parts/use-shown.ts'

interface Props {
  readonly sessions: readonly Session[]
  readonly chosen: string | null
}

const SHOWN = 100

/** Those to choose from; of many, the first of their order. */
export function SessionList({ sessions, chosen }: Props) {
  const { sessions: text } = useText()
  const { most, more } = useShown(SHOWN)
  const shown = sessions.slice(0, most)
  return (
    <nav aria-label={text.list} className="session-list">
      {shown.map(({ id, turns, answers, lastAt, archivedAt }) => (
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
      <ShowMore shown={shown.length} of={sessions.length} onMore={more} />
    </nav>
  )
}
