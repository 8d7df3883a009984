import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** What stands where nothing is yet: says why, and what to do about it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Stack align="center" gap="sm" py={48} px="md">
    <Text c="dimmed" ta="center" maw={460}>
      {children}
    </Text>
    {action}
  </Stack>
)
