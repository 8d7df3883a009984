import { Badge, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { percentText } from './compare.ts'
import { stopRun } from './runs.ts'
import type { Run } from './runs.ts'
import { switchesText } from './switches-text.ts'

interface Props {
  readonly runs: readonly Run[]
  readonly shown: number | null
  readonly onShow: (id: number) => void
}

const COLORS = { running: 'blue', done: 'pine', stopped: 'gray', failed: 'red' } as const
const PERCENT = 100

/** The runs of this visit, newest first. */
export function RunList({ runs, shown, onShow }: Props) {
  const { evaluation } = useText()
  if (runs.length === 0) return null
  return (
    <Stack gap={8} component="section" aria-label={evaluation.runs}>
      <Title order={2} fz="sm">
        {evaluation.runs}
      </Title>
      {runs.toReversed().map((run) => (
        <RunLine key={run.id} run={run} isShown={run.id === shown} onShow={onShow} />
      ))}
    </Stack>
  )
}

function RunLine({ run, isShown, onShow }: { run: Run; isShown: boolean; onShow: (id: number) => void }) {
  const { evaluation } = useText()
  const { id, set, state, progress, result, switches, error } = run
  const share = progress === null ? 0 : (PERCENT * progress.done) / Math.max(1, progress.total)
  return (
    <Paper withBorder px="sm" py={8}>
      <Group justify="space-between" gap={4} wrap="nowrap">
        <Text size="sm" fw={600}>
          {evaluation.runName(id, evaluation.sets[set] ?? set)}
        </Text>
        <Badge size="sm" variant="light" color={COLORS[state]} tt="none" flex="none">
          {evaluation.states[state]}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {switchesText(switches, evaluation)}
      </Text>
      {state === 'running' && (
        <Stack gap={4} mt={4}>
          <Progress value={share} aria-label={evaluation.running} />
          <Group justify="space-between">
            <Text size="xs" c="dimmed" role="status">
              {progress && evaluation.progress(progress.done, progress.total)}
            </Text>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                stopRun(id)
              }}
            >
              {evaluation.stop}
            </Button>
          </Group>
        </Stack>
      )}
      {error && <Problem error={error} />}
      {result && (
        <Group justify="space-between" mt={4}>
          <Text size="xs">
            {result.figures
              .slice(0, 2)
              .map(({ name, value }) => `${evaluation.figures[name] ?? name} ${percentText(value)}`)
              .join(' · ')}
          </Text>
          <Button
            size="compact-xs"
            variant={isShown ? 'light' : 'default'}
            aria-pressed={isShown}
            onClick={() => {
              onShow(id)
            }}
          >
            {isShown ? evaluation.shown : evaluation.show}
          </Button>
        </Group>
      )}
    </Paper>
  )
}
