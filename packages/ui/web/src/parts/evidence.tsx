import { Badge } from '@mantine/core'
import type { Evidence as Level } from '@recollect/core'
import { useText } from '../app/hooks.ts'

const COLORS: Readonly<Record<Level, string>> = { strong: 'pine', weak: 'yellow', none: 'gray' }

/** How sure a recall is that the memory holds an answer. */
export function Evidence({ level }: { level: Level }) {
  const { evidence } = useText().parts
  return (
    <Badge variant="light" color={COLORS[level]} size="sm" tt="none">
      {evidence[level]}
    </Badge>
  )
}
