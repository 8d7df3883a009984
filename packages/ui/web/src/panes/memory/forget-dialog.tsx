import { Radio, Stack } from '@mantine/core'
import type { ForgetResult, MemoryCard } from '@recollect/core'
import { useState } from 'react'
import { useApi, useText } from '../../app/hooks.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useWrite } from './use-write.tsx'

const DAY_MS = 86_400_000

const targetsOf = ({ id, versionKey, itemId }: MemoryCard) => ({
  card: { card: id },
  slot: { slot: versionKey },
  item: itemId === null ? null : { item: itemId },
})
type What = keyof ReturnType<typeof targetsOf>

export function ForgetDialog({ card, onClose }: { card: MemoryCard; onClose: () => void }) {
  const api = useApi()
  const { memory } = useText()
  const [what, setWhat] = useState<What>('card')
  const targets = targetsOf(card)
  const write = useWrite(() => api.post<ForgetResult>('/forget', { ...targets[what], grace: DAY_MS }), {
    done: memory.forgotten,
    onDone: onClose,
  })
  const labels = { card: memory.forgetCard, slot: memory.forgetSlot, item: memory.forgetItem }
  return (
    <FormDialog
      danger
      title={memory.forget(card.value)}
      hint={memory.forgetHint}
      submit={memory.forgetTitle}
      busy={write.isPending}
      error={write.error}
      onClose={onClose}
      onSubmit={() => {
        write.mutate()
      }}
    >
      <Stack gap="xs" role="radiogroup" aria-label={memory.forgetTitle}>
        {(['card', 'slot', 'item'] as const).map((name) => (
          <Radio
            key={name}
            name="what"
            label={labels[name]}
            checked={what === name}
            disabled={targets[name] === null}
            onChange={() => {
              setWhat(name)
            }}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
