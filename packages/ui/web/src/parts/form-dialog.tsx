import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../app/hooks.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly title: string
  readonly hint: string
  readonly submit: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly children?: ReactNode
}

/** A question with its fields: Enter sends it, Escape leaves it. */
export function FormDialog({
  title,
  hint,
  submit,
  danger = false,
  busy,
  error,
  onClose,
  onSubmit,
  children,
}: Props) {
  const { parts } = useText()
  return (
    <Dialog opened title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
          {children}
          {error && <Problem error={error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {parts.cancel}
            </Button>
            <Button type="submit" loading={busy} {...(danger ? { color: 'red' } : {})}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
