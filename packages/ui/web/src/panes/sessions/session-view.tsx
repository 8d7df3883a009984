import { ActionIcon, Group, Tabs, Title, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Session } from '@recollect/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { open as openPane } from '../../app/route.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { ContextPreview } from './context-preview.tsx'
import { FormPanel } from './form-panel.tsx'
import { pathOf } from './path.ts'
import { TurnLog } from './turn-log.tsx'
import { WorkingMemoryPanel } from './working-memory.tsx'

interface Props {
  readonly id: string
  /** Null: nothing was written to it yet. */
  readonly session: Session | null
}

export function SessionView({ id, session }: Props) {
  const { sessions } = useText()
  const begun = session !== null
  return (
    <section className="session" aria-label={id}>
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {id}
        </Title>
        {begun && <Delete id={id} />}
      </Group>
      <Tabs defaultValue="log" keepMounted={false}>
        <Tabs.List aria-label={sessions.tabs} mb="md">
          {(['log', 'working', 'form', 'context'] as const).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {sessions[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="log">
          <TurnLog id={id} begun={begun} />
        </Tabs.Panel>
        <Tabs.Panel value="working">
          <WorkingMemoryPanel id={id} begun={begun} />
        </Tabs.Panel>
        <Tabs.Panel value="form">
          <FormPanel id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="context">
          <ContextPreview id={id} />
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}

function Delete({ id }: { id: string }) {
  const api = useApi()
  const refresh = useRefresh()
  const { sessions } = useText()
  const [asking, { open, close }] = useDisclosure()
  const remove = useMutation({
    mutationFn: () => api.delete(pathOf(id)),
    onSuccess: async () => {
      close()
      openPane('sessions')
      await refresh()
    },
  })
  return (
    <>
      <Tooltip label={sessions.delete}>
        <ActionIcon variant="subtle" color="gray" aria-label={sessions.delete} onClick={open}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {asking && (
        <FormDialog
          danger
          title={sessions.delete}
          hint={sessions.deleteAsk(id)}
          submit={sessions.delete}
          busy={remove.isPending}
          error={remove.error}
          onClose={close}
          onSubmit={() => {
            remove.mutate()
          }}
        />
      )}
    </>
  )
}
