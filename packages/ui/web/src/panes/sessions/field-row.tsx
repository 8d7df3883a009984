import { ActionIcon, Autocomplete, TextInput, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '../../app/hooks.ts'
import { useSlotChoices } from '../../parts/slot-choices.ts'
import type { Field } from './form-fields.ts'

interface Props {
  /** From 1. */
  readonly number: number
  readonly field: Field
  readonly onField: (field: Field) => void
  readonly onRemove: () => void
}

export function FieldRow({ number, field, onField, onRemove }: Props) {
  const { sessions } = useText()
  const { labels } = useSlotChoices()
  const name = `${sessions.field(number)}: `
  return (
    <div className="field-row" role="group" aria-label={sessions.field(number)}>
      <TextInput
        aria-label={name + sessions.fieldName}
        placeholder={sessions.fieldName}
        value={field.name}
        onChange={(event) => {
          onField({ ...field, name: event.currentTarget.value })
        }}
      />
      <TextInput
        aria-label={name + sessions.value}
        placeholder={sessions.value}
        value={field.value}
        onChange={(event) => {
          onField({ ...field, value: event.currentTarget.value })
        }}
      />
      <Autocomplete
        aria-label={name + sessions.fieldSlot}
        placeholder={sessions.fieldSlotHint}
        data={labels}
        value={field.slot}
        onChange={(slot) => {
          onField({ ...field, slot })
        }}
      />
      <Tooltip label={sessions.removeField(number)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={sessions.removeField(number)}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
