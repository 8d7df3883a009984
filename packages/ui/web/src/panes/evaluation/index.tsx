import { Paper, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi, useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Authors } from './authors.tsx'
import { Report } from './report.tsx'
import { RunForm } from './run-form.tsx'
import { RunList } from './run-list.tsx'
import { useRuns } from './runs.ts'
import type { Run } from './runs.ts'
import type { EvaluationMenu, EvaluationResult } from './types.ts'
import './evaluation.css'

type DoneRun = Run & { readonly result: EvaluationResult }

const isDone = (run: Run): run is DoneRun => run.result !== null

/** How good extraction and recall are, measured here. */
export default function EvaluationPane() {
  const { evaluation } = useText()
  const api = useApi()
  const menu = useQuery({
    queryKey: ['evaluation'],
    queryFn: ({ signal }) => api.root.get<EvaluationMenu>('/playground/evaluation', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <PaneFrame title={evaluation.title} intro={evaluation.intro}>
      {menu.error && <Problem error={menu.error} onRetry={menu.refetch} />}
      {menu.isPending && <Skeleton height={240} />}
      {menu.data?.sets.length === 0 && <Empty>{evaluation.noSets}</Empty>}
      {menu.data && menu.data.sets.length > 0 && <Bench menu={menu.data} />}
    </PaneFrame>
  )
}

function Bench({ menu }: { menu: EvaluationMenu }) {
  const { evaluation } = useText()
  const runs = useRuns()
  const [wanted, setWanted] = useState<number | null>(null)
  // Runs that are done stay the objects they are: while another tells how far it is, charts are not drawn again.
  const doneIds = runs.filter(isDone).map(({ id }) => id)
  const done = useMemo(() => runs.filter(isDone), [doneIds.join(' ')])
  // While the run that was begun last goes on, the one before it stays in view.
  const shown = done.find(({ id }) => id === wanted) ?? done.at(-1)
  const others = useMemo(
    () => done.filter(({ id, set }) => id !== shown?.id && set === shown?.set),
    [done, shown],
  )
  return (
    <div className="evaluation">
      <Stack gap="lg">
        <Paper withBorder p="md">
          <RunForm menu={menu} onStart={setWanted} />
        </Paper>
        <RunList runs={runs} shown={shown?.id ?? null} onShow={setWanted} />
      </Stack>
      <div>
        {shown ? <Report key={shown.id} run={shown} others={others} /> : <Empty>{evaluation.noRuns}</Empty>}
        <Authors authors={menu.authors} />
      </div>
    </div>
  )
}
