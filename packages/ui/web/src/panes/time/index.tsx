import { Skeleton, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { DiffView } from './diff-view.tsx'
import { FactView } from './fact-view.tsx'
import { MomentView } from './moment-view.tsx'
import { useFacts } from './use-facts.ts'
import './time.css'

const VIEWS = ['fact', 'moment', 'diff'] as const

/** When things were true, and when they were known. */
export default function TimePane() {
  const { time } = useText()
  // Stands still while the pane is open: a range that moves under the hand cannot be used.
  const [now] = useState(() => Date.now())
  const { cards, choices, error, isPending, isRead, isCut, refetch } = useFacts()
  if (error)
    return (
      <Framed>
        <Problem error={error} onRetry={refetch} />
      </Framed>
    )
  if (isPending)
    return (
      <Framed>
        <Skeleton height={240} />
      </Framed>
    )
  if (cards.length === 0)
    return (
      <Framed>
        <Empty>{time.empty}</Empty>
      </Framed>
    )
  return (
    <Framed>
      {isCut && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {time.cut(cards.length)}
        </Text>
      )}
      <Tabs defaultValue="fact" keepMounted={false}>
        <Tabs.List aria-label={time.viewsLabel} mb="md">
          {VIEWS.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {time.views[view]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="fact">
          <FactView choices={choices} now={now} />
        </Tabs.Panel>
        <Tabs.Panel value="moment">
          {isRead ? <MomentView cards={cards} now={now} isWhole={!isCut} /> : <Skeleton height={240} />}
        </Tabs.Panel>
        <Tabs.Panel value="diff">
          {isRead ? <DiffView cards={cards} now={now} /> : <Skeleton height={240} />}
        </Tabs.Panel>
      </Tabs>
    </Framed>
  )
}

function Framed({ children }: { children: React.ReactNode }) {
  const { time } = useText()
  return (
    <PaneFrame title={time.title} intro={time.intro}>
      {children}
    </PaneFrame>
  )
}
