import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { ApiError } from '../api/api-error.ts'
import { useText } from '../app/hooks.ts'

interface Props {
  readonly error: Error
  readonly onRetry?: (() => unknown) | undefined
}

/** What went wrong, in the server's words, and the code to look it up by. */
export function Problem({ error, onRetry }: Props) {
  const { app, parts } = useText()
  const problem = error instanceof ApiError ? error.problem : null
  const offline = problem?.code === 'OFFLINE'
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertCircle size={18} aria-hidden />}
      title={offline ? app.lost : parts.failed}
    >
      <Group justify="space-between" gap="sm">
        {!offline && (
          <Text size="sm">
            {error.message} {problem && <code>{problem.code}</code>}
          </Text>
        )}
        {onRetry && (
          <Button size="xs" variant="default" onClick={() => void onRetry()}>
            {parts.tryAgain}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
