import { Alert, Center, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { send } from '../api/send.ts'
import { languageSoFar, textIn } from './language.ts'
import { SettingsContext } from './settings.ts'
import type { Settings } from './settings.ts'

/** Asks again this often while nobody answers. */
const RETRY_MS = 2_000

/** The page begins when the server has said what it offers. */
export function SettingsGate({ children }: { children: ReactNode }) {
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => send<Settings>('/ui.json', { method: 'GET', signal }),
    staleTime: Infinity,
    retry: false,
    refetchInterval: (query) => (query.state.data === undefined ? RETRY_MS : false),
  })
  const text = textIn(languageSoFar()).app
  if (settings.data) return <SettingsContext value={settings.data}>{children}</SettingsContext>
  return (
    <Center component="main" mih="100dvh" p="md">
      {settings.error ? (
        <Alert color="red" role="alert" maw={520}>
          {text.unreachable}
        </Alert>
      ) : (
        <Loader aria-label={text.loading} />
      )}
    </Center>
  )
}
