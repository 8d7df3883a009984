import { TextInput } from '@mantine/core'
import type { MemoryCard, WriteResult } from '@recollect/core'
import { useState } from 'react'
import { useApi, useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useWrite } from './use-write.tsx'

/** Puts right what was wrong from the start. */
export function CorrectDialog({ card, onClose }: { card: MemoryCard; onClose: () => void }) {
  const api = useApi()
  const { memory, parts, slots } = useText()
  const [value, setValue] = useState(card.value)
  const write = useWrite(
    () => api.post<WriteResult>(`/cards/${encodeURIComponent(card.id)}/correct`, { value: value.trim() }),
    { done: memory.corrected, onDone: onClose },
  )
  return (
    <FormDialog
      title={memory.correctTitle}
      hint={memory.correctHint}
      submit={parts.save}
      busy={write.isPending}
      error={write.error}
      onClose={onClose}
      onSubmit={() => {
        write.mutate()
      }}
    >
      <TextInput
        data-autofocus
        required
        label={attributeName(card.entity, card.slot, slots)}
        value={value}
        onChange={(event) => {
          setValue(event.currentTarget.value)
        }}
      />
    </FormDialog>
  )
}
