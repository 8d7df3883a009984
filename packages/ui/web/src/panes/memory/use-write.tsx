import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'

/** A write whose change can be undone: says so, with a button that does. */
export function useWrite<T extends { readonly change: string }>(
  write: () => Promise<T>,
  { done, onDone }: { readonly done: string; readonly onDone: () => void },
) {
  const refresh = useRefresh()
  const undo = useUndo()
  const { memory, parts } = useText()
  return useMutation({
    mutationFn: write,
    onSuccess: async ({ change }) => {
      onDone()
      notifications.show({
        id: change,
        autoClose: 8_000,
        closeButtonProps: { 'aria-label': parts.close },
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
      await refresh()
    },
  })
}

/** Takes a change back. */
export function useUndo() {
  const api = useApi()
  const refresh = useRefresh()
  const { memory, parts } = useText()
  return useMutation({
    mutationFn: (change: string) => api.post('/undo', { change }),
    onSuccess: async () => {
      notifications.show({ message: memory.undone, closeButtonProps: { 'aria-label': parts.close } })
      await refresh()
    },
    onError: ({ message }) => {
      notifications.show({ color: 'red', message, closeButtonProps: { 'aria-label': parts.close } })
    },
  })
}
