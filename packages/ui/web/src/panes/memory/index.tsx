import { Button, Tabs } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ScopeStats } from '@recollect/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useRead } from '../../api/use-read.ts'
import { useApi, useFeature, useText } from '../../app/hooks.ts'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { AddDialog } from './add-dialog.tsx'
import { Changes } from './changes.tsx'
import { Facts } from './facts.tsx'
import './memory.css'
import { Messages } from './messages.tsx'
import { Reset } from './reset.tsx'

const PERCENT = 100

export default function MemoryPane() {
  const { memory } = useText()
  const { data, error, refetch } = useRead<ScopeStats>('/stats')
  const intro =
    data && memory.intro(data.cards.active, data.items, Math.round(data.coverage * PERCENT), data.unread)
  return (
    <PaneFrame title={memory.title} intro={intro} actions={<Actions />}>
      {error && <Problem error={error} onRetry={refetch} />}
      <Tabs defaultValue="facts" keepMounted={false}>
        <Tabs.List aria-label={memory.tabs} mb="md">
          <Tabs.Tab value="facts">{memory.facts}</Tabs.Tab>
          <Tabs.Tab value="messages">{memory.messages}</Tabs.Tab>
          <Tabs.Tab value="changes">{memory.changes}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="facts">
          <Facts />
        </Tabs.Panel>
        <Tabs.Panel value="messages">
          <Messages />
        </Tabs.Panel>
        <Tabs.Panel value="changes">
          <Changes />
        </Tabs.Panel>
      </Tabs>
    </PaneFrame>
  )
}

function Actions() {
  const api = useApi()
  const { memory } = useText()
  const reset = useFeature('reset')
  const [adding, { open, close }] = useDisclosure()
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {memory.add}
      </Button>
      <Button
        component="a"
        href={api.url('/export')}
        download={`${api.scope}.jsonl`}
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {memory.export}
      </Button>
      {reset && <Reset />}
      {adding && <AddDialog onClose={close} />}
    </>
  )
}
