import { Text } from '@mantine/core'
import type { Session } from '@recollect/core/store'
import { useMemo } from 'react'
import { isAddressable } from '../../api/names.ts'
import { useText } from '../../app/hooks.ts'
import { useRoute } from '../../app/route.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Begin } from './begin.tsx'
import { latestFirst } from './order.ts'
import { SessionList } from './session-list.tsx'
import { SessionView } from './session-view.tsx'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

/** The session that the address names; else the one that was written to last, once all were looked at. */
function chosenOf(inOrder: readonly Session[], isRead: boolean, named: string | null): string | null {
  if (named !== null) return named
  return isRead ? (inOrder[0]?.id ?? null) : null
}

export default function SessionsPane() {
  const { app, sessions } = useText()
  const { params } = useRoute()
  const read = useSessions()
  const { rows, error, refetch, isRead, isCut } = read
  const inOrder = useMemo(() => latestFirst(rows), [rows])
  const chosen = chosenOf(inOrder, isRead, params.get('id'))
  return (
    <PaneFrame title={sessions.title} intro={sessions.intro}>
      {error && <Problem error={error} onRetry={refetch} />}
      <div className="sessions">
        <div>
          <SessionList sessions={inOrder} chosen={chosen} />
          {isRead && rows.length === 0 && (
            <Text size="sm" c="dimmed" mb="sm">
              {sessions.none}
            </Text>
          )}
          {isCut && (
            <Text size="sm" c="dimmed" mb="sm">
              {sessions.cut(rows.length)}
            </Text>
          )}
          <Begin />
        </div>
        {chosen === null && isRead && <Empty>{sessions.choose}</Empty>}
        {chosen !== null && !isAddressable(chosen) && <Empty>{app.badName}</Empty>}
        {chosen !== null && isAddressable(chosen) && <SessionView key={chosen} id={chosen} sessions={read} />}
      </div>
    </PaneFrame>
  )
}
