import { Badge } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import type { VersionState } from './versions.ts'

const COLORS: Readonly<Record<VersionState, string>> = {
  active: 'pine',
  past: 'gray',
  corrected: 'orange',
  withdrawn: 'gray',
  denied: 'orange',
  contested: 'yellow',
  expires: 'blue',
}

/** What is to be said of a version. */
export function StateBadges({ states }: { states: readonly VersionState[] }) {
  const { time } = useText()
  return states.map((state) => (
    <Badge key={state} size="sm" variant="light" color={COLORS[state]} tt="none">
      {time.states[state]}
    </Badge>
  ))
}
