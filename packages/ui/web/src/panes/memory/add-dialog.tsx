import { Autocomplete, TextInput } from '@mantine/core'
import type { FactInput, WriteResult } from '@recollect/core'
import { useState } from 'react'
import { useApi, useText } from '../../app/hooks.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useSlotChoices } from '../../parts/slot-choices.ts'
import { useWrite } from './use-write.tsx'

const EMPTY = { slot: '', value: '', entity: 'user', from: '' }

/** A fact that no rule extracts, under any attribute name. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const { memory, parts } = useText()
  const slots = useSlotChoices()
  const [fields, setFields] = useState(EMPTY)
  const set = (name: keyof typeof EMPTY) => (value: string) => {
    setFields({ ...fields, [name]: value })
  }
  const fact: FactInput = {
    slot: slots.slotOf(fields.slot),
    value: fields.value.trim(),
    entity: fields.entity.trim(),
    ...(fields.from === '' ? {} : { validFrom: fields.from }),
  }
  const write = useWrite(() => api.post<WriteResult>('/facts', fact), { done: memory.added, onDone: onClose })
  const field = (name: Exclude<keyof typeof EMPTY, 'slot'>) => ({
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      set(name)(event.currentTarget.value)
    },
  })
  return (
    <FormDialog
      title={memory.addTitle}
      hint={memory.addHint}
      submit={parts.save}
      busy={write.isPending}
      error={write.error}
      onClose={onClose}
      onSubmit={() => {
        write.mutate()
      }}
    >
      <Autocomplete
        data-autofocus
        required
        label={memory.slot}
        data={slots.labels}
        value={fields.slot}
        onChange={set('slot')}
      />
      <TextInput required label={memory.value} {...field('value')} />
      <TextInput required label={memory.entity} description={memory.entityHint} {...field('entity')} />
      <TextInput type="date" label={memory.from} description={memory.fromHint} {...field('from')} />
    </FormDialog>
  )
}
