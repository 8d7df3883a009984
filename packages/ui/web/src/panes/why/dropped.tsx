import { List, Stack, Text, Title } from '@mantine/core'
import type { RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { dropGroups } from './drops.ts'
import { worded } from './words.ts'

const MOST = 12

/** What a tier found and a later stage left out, and why. */
export function Dropped({ trace }: { trace: RecallTrace }) {
  const { why, parts } = useText()
  const groups = dropGroups(trace)
  return (
    <Stack gap={6} mt="sm">
      <Title order={3} fz="sm">
        {why.dropped}
      </Title>
      {groups.length === 0 && (
        <Text size="sm" c="dimmed">
          {why.noneDropped}
        </Text>
      )}
      {groups.map(({ stage, drops, omitted }) => (
        <div key={stage}>
          <Text size="sm" fw={600}>
            {worded(why.stages, stage)}
          </Text>
          <List size="sm" spacing={2}>
            {drops.slice(0, MOST).map(({ kind, id, quote, reason }) => (
              <List.Item key={`${kind} ${id}`}>
                <span title={reason}>{quote}</span>{' '}
                <Text span size="xs" c="dimmed">
                  {why.kinds[kind]}
                </Text>
              </List.Item>
            ))}
            {drops.length > MOST && (
              <List.Item>
                … {parts.more}: {drops.length - MOST}
              </List.Item>
            )}
            {omitted.map(({ tier, count, reason }) => (
              <List.Item key={tier}>
                <span title={reason}>{why.uncounted(count, worded(why.tiers, tier))}</span>
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  )
}
