import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { setLastRecall } from '../../app/last-recall.ts'
import { useNotify } from '../../app/notify.ts'
import { clearEntries } from '../chat/entries.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'

/** Empties the memory that is looked at, after asking. */
export function Reset() {
  const { root, scope } = useApi()
  const { memory } = useText()
  const refresh = useRefresh()
  const notify = useNotify()
  const [asking, { open, close }] = useDisclosure()
  const reset = useMutation({
    mutationFn: () => root.post('/playground/reset', { scope }),
    onSuccess: async () => {
      close()
      clearEntries(scope)
      setLastRecall(null)
      notify({ message: memory.resetDone })
      await refresh()
    },
  })
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={open}>
        {memory.reset}
      </Button>
      {asking && (
        <FormDialog
          danger
          title={memory.reset}
          hint={memory.resetAsk(scope)}
          submit={memory.reset}
          busy={reset.isPending}
          error={reset.error}
          onClose={close}
          onSubmit={() => {
            reset.mutate()
          }}
        />
      )}
    </>
  )
}
