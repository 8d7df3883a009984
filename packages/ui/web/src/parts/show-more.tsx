import { Button, Group, Text } from '@mantine/core'
import { useText } from '../app/hooks.ts'

interface Props {
  readonly shown: number
  readonly of: number
  readonly onMore: () => void
}

/** Says of a list that was cut how much of it stands here, and shows more of it. Nothing where all of it does. */
export function ShowMore({ shown, of, onMore }: Props) {
  const { parts } = useText()
  if (shown >= of) return null
  return (
    <Group justify="center" gap="sm" my="sm">
      <Text size="sm" c="dimmed" role="status">
        {parts.shown(shown, of)}
      </Text>
      <Button size="xs" variant="default" onClick={onMore}>
        {parts.more}
      </Button>
    </Group>
  )
}
