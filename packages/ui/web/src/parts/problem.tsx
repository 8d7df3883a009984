import { Alert, Button, Group } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { ApiError } from '../api/api-error.ts'
import { useText } from '../app/hooks.ts'
import { ProblemText, toldOf } from './problem-text.tsx'

interface Props {
  readonly error: Error
  readonly onRetry?: (() => unknown) | undefined
}

/** What went wrong and what to do, and a way to try again. */
export function Problem({ error, onRetry }: Props) {
  const { app, parts } = useText()
  const offline = error instanceof ApiError && error.offline
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertCircle size={18} aria-hidden />}
      title={offline ? app.lost : parts.failed}
    >
      <Group justify="space-between" gap="sm">
        {!offline && (
          <div>
            <ProblemText told={toldOf(error)} />
          </div>
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
