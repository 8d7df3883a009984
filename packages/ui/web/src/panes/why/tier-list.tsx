import { Group, Text } from '@mantine/core'
import type { RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { tierBoxes } from './tiers.ts'
import type { TierBox } from './tiers.ts'
import { worded } from './words.ts'

const PERCENT = 100

/** Every way of looking: what it gave and how long it took, or why it was not gone. */
export function TierList({ trace }: { trace: RecallTrace }) {
  const boxes = tierBoxes(trace)
  const several = boxes.some(({ part }) => part > 1)
  return (
    <div className="why-tiers">
      {boxes.map((box) => (
        <Tier key={`${box.tier} ${String(box.part)}`} box={box} several={several} />
      ))}
    </div>
  )
}

function Tier({ box, several }: { box: TierBox; several: boolean }) {
  const { why } = useText()
  const { tier, part, ran, code, reason, candidates, ms, share, hits } = box
  return (
    <div className={ran ? 'why-tier' : 'why-tier is-off'}>
      <Group justify="space-between" gap={4} wrap="nowrap">
        <Text fw={650} size="sm">
          {worded(why.tiers, tier)}
          {several && (
            <Text span size="xs" c="dimmed">
              {' '}
              {why.part(part)}
            </Text>
          )}
        </Text>
        {ran && (
          <Text size="xs" c="dimmed">
            {why.ms(ms.toFixed(2))}
          </Text>
        )}
      </Group>
      {ran && (
        <>
          <div className="why-meter" aria-hidden>
            <span style={{ width: `${String(share * PERCENT)}%` }} />
          </div>
          <Text size="sm">
            {why.found(candidates)}
            {hits > 0 && ` · ${why.counts.hits(hits)}`}
          </Text>
        </>
      )}
      <Text size="xs" c="dimmed" title={reason}>
        {ran ? '' : `${why.notRun}: `}
        {code === 'ran' ? '' : worded(why.because, code)}
      </Text>
    </div>
  )
}
