import { Button, Group, Text, TextInput } from '@mantine/core'
import type { Page, Session } from '@recollect/core'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { open, useRoute } from '../../app/route.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { SessionList } from './session-list.tsx'
import { SessionView } from './session-view.tsx'
import './sessions.css'

const PAGE = 200

/** The session that the address names; else the one that was written to last. */
function chosenOf(sessions: readonly Session[], named: string | null): string | null {
  if (named !== null) return named
  const [latest] = [...sessions].sort((a, b) => b.lastAt - a.lastAt)
  return latest?.id ?? null
}

export default function SessionsPane() {
  const { sessions } = useText()
  const { params } = useRoute()
  const { data, error, refetch } = useRead<Page<Session>>('/sessions', { limit: PAGE })
  const rows = data?.rows ?? []
  const chosen = chosenOf(rows, params.get('id'))
  return (
    <PaneFrame title={sessions.title} intro={sessions.intro}>
      {error && <Problem error={error} onRetry={refetch} />}
      <div className="sessions">
        <div>
          <SessionList sessions={rows} chosen={chosen} />
          {data && rows.length === 0 && (
            <Text size="sm" c="dimmed" mb="sm">
              {sessions.none}
            </Text>
          )}
          <Begin />
        </div>
        {chosen === null ? (
          data && <Empty>{sessions.choose}</Empty>
        ) : (
          <SessionView key={chosen} id={chosen} session={rows.find(({ id }) => id === chosen) ?? null} />
        )}
      </div>
    </PaneFrame>
  )
}

/** A session begins with the first thing written to it: here it only gets a name. */
function Begin() {
  const { sessions } = useText()
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') open('sessions', { id: name.trim() })
        setName('')
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          aria-label={sessions.beginHint}
          placeholder={sessions.beginHint}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
          }}
        />
        <Button type="submit" variant="default">
          {sessions.begin}
        </Button>
      </Group>
    </form>
  )
}
