import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import type { DiscoverReport } from '@recollect/knowledge'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { useNotify } from '../../app/notify.ts'
import { ProblemText, toldOf } from '../../parts/problem-text.tsx'
import { discoveryOutcome } from './discovery-outcome.ts'

/** Has what was said cut into episodes and looked through. */
export function DiscoverButton() {
  const { knowledge, parts } = useText()
  const api = useApi()
  const refresh = useRefresh()
  const notify = useNotify()
  const discover = useMutation({
    mutationFn: () => api.post<DiscoverReport>('/discover', { ongoing: true }),
    onSuccess: async (report) => {
      notify({
        color: discoveryOutcome(report) === 'done' ? 'pine' : 'yellow',
        message: <Outcome report={report} />,
      })
      await refresh()
    },
    onError: (error) => {
      notify({ color: 'red', title: parts.failed, message: <ProblemText told={toldOf(error)} /> })
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={16} aria-hidden />}
      loading={discover.isPending}
      onClick={() => {
        discover.mutate()
      }}
    >
      {knowledge.discover}
    </Button>
  )
}

function Outcome({ report }: { report: DiscoverReport }) {
  const { knowledge } = useText()
  const { episodes, reports, stopped } = report
  if (stopped) return <ProblemText told={stopped} />
  if (discoveryOutcome(report) === 'no-model') return knowledge.noModel(episodes.added)
  return knowledge.discovered(episodes.added, reports.flatMap(({ findings }) => findings).length)
}
