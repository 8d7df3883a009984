import { Group, Kbd, Stack, Text } from '@mantine/core'
import { Dialog } from '../parts/dialog.tsx'
import { useText } from './hooks.ts'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
}

export function Help({ opened, onClose }: Props) {
  const { keys } = useText().app
  const rows = [
    { keys: ['Alt', '1 – 7'], does: keys.panes },
    { keys: ['Alt', 'M'], does: keys.compose },
    { keys: ['Ctrl', '/'], does: keys.help },
    { keys: ['Tab'], does: keys.tab },
  ]
  return (
    <Dialog opened={opened} onClose={onClose} title={keys.title}>
      <Stack gap="sm">
        {rows.map((row) => (
          <Group key={row.does} justify="space-between" wrap="nowrap">
            <Text size="sm">{row.does}</Text>
            <Group gap={4} wrap="nowrap">
              {row.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Dialog>
  )
}
