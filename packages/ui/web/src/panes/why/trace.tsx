import { Stack, Text } from '@mantine/core'
import type { RecallResult, RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { Quote } from '../../parts/quote.tsx'
import { Detection } from './detection.tsx'
import { Dropped } from './dropped.tsx'
import { Outcome } from './outcome.tsx'
import { Path } from './path.tsx'
import { Ranking } from './ranking.tsx'
import { Step } from './step.tsx'
import { Terms } from './terms.tsx'
import { TierList } from './tier-list.tsx'

/** The picture of a recall: the way in a line, then each step. */
export function Trace({ result, trace }: { result: RecallResult; trace: RecallTrace }) {
  const { why } = useText()
  return (
    <Stack gap="lg">
      <Path trace={trace} result={result} />
      <div>
        <Step id="query">
          <Text>
            <Quote>{trace.query}</Quote>
          </Text>
          <Text size="sm" c="dimmed">
            {trace.matched === trace.query ? why.sameAsAsked : `${why.matched}: ${trace.matched}`}
          </Text>
        </Step>
        <Step id="detection">
          <Detection detection={trace.detection} />
        </Step>
        <Step id="expansion">
          <Terms trace={trace} />
        </Step>
        <Step id="tiers">
          <TierList trace={trace} />
        </Step>
        <Step id="ranking">
          <Ranking trace={trace} />
          <Dropped trace={trace} />
        </Step>
        <Step id="answer">
          <Outcome result={result} trace={trace} />
        </Step>
      </div>
    </Stack>
  )
}
