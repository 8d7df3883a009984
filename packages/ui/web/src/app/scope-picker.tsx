import { Autocomplete } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { Page } from '@recollect/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi, useScope, useSettings, useText } from './hooks.ts'
import { chooseScope } from './scope.ts'

/** Names of scopes have 1–256 characters. */
const LONGEST = 256

const SHOWN = 100

/** Names to choose from: those of the settings, else those that hold anything, where the server tells. */
function useNames(): readonly string[] {
  const { root, scope } = useApi()
  const { scopes } = useSettings()
  const held = useQuery({
    queryKey: ['scopes'],
    queryFn: ({ signal }) => root.get<Page<string>>('/v1/scopes', { limit: SHOWN }, signal),
    enabled: scopes === null,
    retry: false,
  })
  return [...new Set([scope, ...(scopes ?? held.data?.rows ?? [])])]
}

/** Chooses whose memory is shown: one of the list, or, where the server allows any, a name typed here. */
export function ScopePicker() {
  const { app } = useText()
  const { scopes } = useSettings()
  const scope = useScope()
  const names = useNames()
  const [typed, setTyped] = useState(scope)
  useEffect(() => {
    setTyped(scope)
  }, [scope])
  const choose = (name: string) => {
    const wanted = name.trim()
    if (wanted !== '' && (scopes === null || scopes.includes(wanted))) chooseScope(wanted)
    else setTyped(scope)
  }
  return (
    <Autocomplete
      aria-label={app.scope}
      title={app.scopeHint}
      data={names}
      filter={({ options }) => options}
      value={typed}
      maxLength={LONGEST}
      w={{ base: 120, xs: 170 }}
      size="sm"
      leftSection={<IconUser size={16} stroke={1.6} aria-hidden />}
      onChange={setTyped}
      onOptionSubmit={choose}
      onBlur={() => {
        choose(typed)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(typed)
      }}
    />
  )
}
