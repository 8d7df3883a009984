import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { WorkingWrite } from '@recollect/sessions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressable } from '../../api/names.ts'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { valueOf } from './json-value.ts'
import { pathOf } from './path.ts'

const EMPTY = { name: '', value: '', minutes: '' }
const MINUTE_MS = 60_000

/** Sets a variable, for good or for some minutes. */
export function SetVariable({ id }: { id: string }) {
  const api = useApi()
  const refresh = useRefresh()
  const { app, sessions } = useText()
  const [fields, setFields] = useState(EMPTY)
  const set = useMutation({
    mutationFn: () =>
      api.patch<WorkingWrite>(`${pathOf(id)}/working`, {
        values: { [fields.name.trim()]: valueOf(fields.value) },
        ...(fields.minutes === '' ? {} : { ttlMs: Number(fields.minutes) * MINUTE_MS }),
      }),
    onSuccess: async () => {
      setFields(EMPTY)
      await refresh()
    },
  })
  const isGood = isAddressable(fields.name.trim())
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setFields({ ...fields, [name]: event.currentTarget.value })
    },
  })
  return (
    <form
      className="box"
      onSubmit={(event) => {
        event.preventDefault()
        if (isGood) set.mutate()
      }}
    >
      <Stack gap="xs">
        <Title order={3} fz="sm">
          {sessions.setTitle}
        </Title>
        <Group grow align="flex-end" preventGrowOverflow={false}>
          <TextInput required label={sessions.name} error={isGood ? null : app.badName} {...field('name')} />
          <TextInput required label={sessions.value} description={sessions.valueHint} {...field('value')} />
          <TextInput
            type="number"
            min={1}
            label={sessions.minutes}
            description={sessions.minutesHint}
            {...field('minutes')}
          />
        </Group>
        {set.error && <Problem error={set.error} />}
        {set.data && <Written write={set.data} />}
        <Group justify="flex-end">
          <Button type="submit" loading={set.isPending}>
            {sessions.set}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Written({ write: { bytes, maxBytes, evicted } }: { write: WorkingWrite }) {
  const { sessions } = useText()
  const names = evicted.map(({ name }) => name).join(', ')
  return (
    <Text size="xs" c="dimmed" role="status">
      {sessions.bytes(bytes, maxBytes)}
      {names !== '' && ` · ${sessions.evicted(names)}`}
    </Text>
  )
}
