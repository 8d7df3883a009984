import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { useNotify } from '../../app/notify.ts'
import { ProblemText, toldOf } from '../../parts/problem-text.tsx'

/** A write whose change can be undone: says so, with a button that does. */
export function useWrite<T extends { readonly change: string | null }>(
  write: () => Promise<T>,
  { done, onDone }: { readonly done: string; readonly onDone: () => void },
) {
  const refresh = useRefresh()
  const undo = useUndo()
  const notify = useNotify()
  const { memory } = useText()
  return useMutation({
    mutationFn: write,
    onSuccess: async ({ change }) => {
      onDone()
      // Null: nothing was written.
      if (change === null) return refresh()
      notify({
        id: change,
        autoClose: 8_000,
        message: (
          <Group justify="space-between">
            <span>{done}</span>
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => {
                notifications.hide(change)
                undo.mutate(change)
              }}
            >
              {memory.undo}
            </Button>
          </Group>
        ),
      })
      return refresh()
    },
  })
}

/** Takes a change back. */
export function useUndo() {
  const api = useApi()
  const refresh = useRefresh()
  const notify = useNotify()
  const { memory, parts } = useText()
  return useMutation({
    mutationFn: (change: string) => api.post('/undo', { change }),
    onSuccess: async () => {
      notify({ message: memory.undone })
      await refresh()
    },
    onError: (error) => {
      notify({ color: 'red', title: parts.failed, message: <ProblemText told={toldOf(error)} /> })
    },
  })
}
