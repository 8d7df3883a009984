import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { FormResult } from '@recollect/sessions'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { Receipt } from '../../parts/receipt.tsx'
import { Said } from '../../parts/said.tsx'
import { useSlotChoices } from '../../parts/slot-choices.ts'
import { FieldRow } from './field-row.tsx'
import { formOf } from './form-fields.ts'
import type { Field } from './form-fields.ts'
import { pathOf } from './path.ts'

/** A form that somebody fills in: it becomes a variable, messages and facts. */
export function FormPanel({ id }: { id: string }) {
  const { sessions } = useText()
  const sample = sessions.sampleForm
  const { slotOf } = useSlotChoices()
  const [title, setTitle] = useState(sample.title)
  const [fields, setFields] = useState<readonly Field[]>(
    sample.fields.map((name, i) => ({ id: i, name, value: '', slot: '' })),
  )
  const submit = useSubmit(id)
  const known = (field: Field): Field => ({ ...field, slot: field.slot === '' ? '' : slotOf(field.slot) })
  return (
    <form
      className="box"
      onSubmit={(event) => {
        event.preventDefault()
        submit.mutate(formOf(title, fields.map(known)))
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {sessions.formIntro}
        </Text>
        <TextInput
          required
          label={sessions.formTitle}
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
          }}
        />
        <Fields fields={fields} onFields={setFields} />
        {submit.error && <Problem error={submit.error} />}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              setFields([...fields, newField(fields)])
            }}
          >
            {sessions.addField}
          </Button>
          <Button type="submit" loading={submit.isPending}>
            {sessions.submit}
          </Button>
        </Group>
        {submit.data && <Became result={submit.data} />}
      </Stack>
    </form>
  )
}

interface FieldsProps {
  readonly fields: readonly Field[]
  readonly onFields: (fields: readonly Field[]) => void
}

const Fields = ({ fields, onFields }: FieldsProps) =>
  fields.map((field, i) => (
    <FieldRow
      key={field.id}
      number={i + 1}
      field={field}
      onField={(changed) => {
        onFields(fields.map((other) => (other.id === changed.id ? changed : other)))
      }}
      onRemove={() => {
        onFields(fields.filter((other) => other.id !== field.id))
      }}
    />
  ))

const newField = (fields: readonly Field[]): Field => ({
  id: Math.max(-1, ...fields.map(({ id }) => id)) + 1,
  name: '',
  value: '',
  slot: '',
})

function useSubmit(id: string) {
  const api = useApi()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (form: ReturnType<typeof formOf>) => api.post<FormResult>(`${pathOf(id)}/forms`, form),
    onSuccess: refresh,
  })
}

function Became({ result: { remembered, variable, bytes, maxBytes } }: { result: FormResult }) {
  const { sessions, parts } = useText()
  return (
    <section aria-label={sessions.became}>
      <Title order={3} fz="sm" mb="xs">
        {sessions.became}
      </Title>
      <Text size="sm" mb="xs">
        <code>{variable.name}</code> · {parts.version(variable.version)} · {sessions.bytes(bytes, maxBytes)}
      </Text>
      <Stack gap="sm">
        {remembered.map((told) => (
          <div key={told.item.id}>
            <Said text={told.item.text} />
            <Receipt told={told} />
          </div>
        ))}
      </Stack>
    </section>
  )
}
