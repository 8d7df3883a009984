import { Group, Paper, Stack, Text } from '@mantine/core'
import type { RecallResult, RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { Evidence } from '../../parts/evidence.tsx'
import { Quote } from '../../parts/quote.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { worded } from './words.ts'

const PERCENT = 100

/** The answer, what it rests on, and why it is as sure as it is. */
export function Outcome({
  result: { answer, evidence },
  trace,
}: {
  result: RecallResult
  trace: RecallTrace
}) {
  const { why } = useText()
  const { code, share } = trace.evidence
  return (
    <Paper withBorder p="md">
      <Stack gap={6}>
        <Text fz="lg" fw={650}>
          {answer.text}
        </Text>
        {answer.quote !== null && (
          <Text size="sm">
            <Quote>{answer.quote}</Quote>{' '}
            {answer.saidAt !== null && (
              <Text span size="sm" c="dimmed">
                <TimeText at={answer.saidAt} />
              </Text>
            )}
          </Text>
        )}
        <Group gap={8}>
          <Evidence level={evidence} />
          <Text size="sm" title={trace.evidence.reasons.join('; ')}>
            {worded(why.proof, code)}
            {share !== null && ` (${String(Math.round(share * PERCENT))} %)`}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" aria-label={why.timings}>
          {why.timings}:{' '}
          {Object.entries(trace.timings)
            .map(
              ([name, ms]) =>
                `${worded({ ...why.tiers, ...why.timingNames }, name)} ${why.ms(ms.toFixed(2))}`,
            )
            .join(' · ')}
        </Text>
      </Stack>
    </Paper>
  )
}
