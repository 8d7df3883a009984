import { Badge, Button, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import type { QaTurn } from '@recollect/core/store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead, useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { pathOf } from './path.ts'
import { SignificanceField } from './significance-field.tsx'

const SHOWN = 200

/** The pairs of a session in their order, and a form for the next. */
export function TurnLog({ id, begun }: { id: string; begun: boolean }) {
  const { sessions } = useText()
  const { data, error, refetch } = useRead<readonly QaTurn[]>(
    `${pathOf(id)}/turns`,
    { n: SHOWN },
    { enabled: begun },
  )
  const turns = begun ? data : []
  return (
    <Stack gap="md">
      {error && begun && <Problem error={error} onRetry={refetch} />}
      {!turns && !error && <Skeleton height={120} />}
      {turns?.length === 0 && (
        <Text size="sm" c="dimmed">
          {sessions.noTurns}
        </Text>
      )}
      {turns && turns.length > 0 && (
        <ol className="turns" aria-label={sessions.log}>
          {turns.map((turn) => (
            <Turn key={turn.seq} id={id} turn={turn} />
          ))}
        </ol>
      )}
      <LogPair id={id} />
    </Stack>
  )
}

function Turn({ id, turn }: { id: string; turn: QaTurn }) {
  const { sessions } = useText()
  const { seq, question, answer, answerTokens, topics, saidAt } = turn
  return (
    <li className="turn">
      <div className="turn-head">
        <Text span size="xs" c="dimmed">
          #{seq} · <TimeText at={saidAt} />
        </Text>
        <SignificanceField id={id} turn={turn} />
      </div>
      <p className="turn-question">{question}</p>
      <p className={answer === null ? 'turn-answer turn-quiet' : 'turn-answer'}>
        {answer ?? (answerTokens > 0 ? sessions.notKept : sessions.noAnswer)}
      </p>
      <Group gap={6}>
        {topics.map((topic) => (
          <Badge key={topic} variant="light" color="gray" size="sm" tt="none">
            {topic}
          </Badge>
        ))}
      </Group>
    </li>
  )
}

function LogPair({ id }: { id: string }) {
  const api = useApi()
  const refresh = useRefresh()
  const { sessions } = useText()
  const [q, setQ] = useState('')
  const [a, setA] = useState('')
  const log = useMutation({
    mutationFn: () =>
      api.post(`${pathOf(id)}/turns`, {
        turns: [a.trim() === '' ? { q: q.trim() } : { q: q.trim(), a: a.trim() }],
      }),
    onSuccess: async () => {
      setQ('')
      setA('')
      await refresh()
    },
  })
  return (
    <form
      className="box"
      onSubmit={(event) => {
        event.preventDefault()
        log.mutate()
      }}
    >
      <Stack gap="xs">
        <Title order={3} fz="sm">
          {sessions.logPair}
        </Title>
        <Textarea
          required
          autosize
          label={sessions.question}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value)
          }}
        />
        <Textarea
          autosize
          label={sessions.answer}
          value={a}
          onChange={(event) => {
            setA(event.currentTarget.value)
          }}
        />
        {log.error && <Problem error={log.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={log.isPending} disabled={q.trim() === ''}>
            {sessions.logIt}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
