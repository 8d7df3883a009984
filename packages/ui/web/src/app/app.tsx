import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueries } from '../api/queries.ts'
import { SettingsGate } from './settings-gate.tsx'
import { Shell } from './shell.tsx'
import { theme } from './theme.ts'
import { themeVariables } from './theme-variables.ts'

const queries = createQueries()

export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme="auto">
    <QueryClientProvider client={queries}>
      <SettingsGate>
        <Notifications position="bottom-right" autoClose={4_000} />
        <Shell />
      </SettingsGate>
    </QueryClientProvider>
  </MantineProvider>
)
