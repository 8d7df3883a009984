import { ActionIcon, Group, Skeleton, Tabs, Title, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { open as openPane } from '../../app/route.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Problem } from '../../parts/problem.tsx'
import { ContextPreview } from './context-preview.tsx'
import { FormPanel } from './form-panel.tsx'
import { pathOf } from './path.ts'
import { TurnLog } from './turn-log.tsx'
import { useBegun } from './use-sessions.ts'
import type { Sessions } from './use-sessions.ts'
import { WorkingMemoryPanel } from './working-memory.tsx'

interface Props {
  readonly id: string
  readonly sessions: Sessions
}

export function SessionView({ id, sessions: all }: Props) {
  const { begun, error, refetch } = useBegun(id, all)
  return (
    <section className="session" aria-label={id}>
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {id}
        </Title>
        {begun && <Delete id={id} />}
      </Group>
      {error && <Problem error={error} onRetry={refetch} />}
      {begun === null && !error && <Skeleton height={160} />}
      {begun !== null && <Parts id={id} begun={begun} />}
    </section>
  )
}

function Parts({ id, begun }: { id: string; begun: boolean }) {
  const { sessions } = useText()
  return (
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
