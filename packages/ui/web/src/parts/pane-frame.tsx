import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import './pane-frame.css'

interface Props {
  readonly title: string
  readonly intro?: ReactNode
  /** Beside the title: buttons that concern the whole pane. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Every pane begins with its name, a line on what it shows, and what can be done with it. */
export const PaneFrame = ({ title, intro, actions, children }: Props) => (
  <div className="pane">
    <Group component="header" justify="space-between" align="flex-end" gap="sm" mb="md">
      <div>
        <Title order={1} fz={22}>
          {title}
        </Title>
        {intro && (
          <Text c="dimmed" size="sm">
            {intro}
          </Text>
        )}
      </div>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
    {children}
  </div>
)
