import { Autocomplete } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { Page } from '@recollect/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAddressable } from '../api/names.ts'
import { useApi, useScope, useSettings, useText } from './hooks.ts'
import { useNotify } from './notify.ts'
import { offered } from './scope-names.ts'
import { chooseScope } from './scope.ts'

/** Names of scopes have 1–256 characters. */
const LONGEST = 256

/** As many as the API gives at once; any other can be typed. */
const READ = 1000

/**
 * Names to choose from: those of the settings, else those that hold anything, where the server tells. Kept under the scope: they are read
 * anew with everything else of it when it is written to, and when another is chosen.
 */
function useNames(): readonly string[] {
  const { root, scope } = useApi()
  const { scopes } = useSettings()
  const held = useQuery({
    queryKey: [scope, 'scopes'],
    queryFn: ({ signal }) => root.get<Page<string>>('/v1/scopes', { limit: READ }, signal),
    enabled: scopes === null,
    retry: false,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return [...new Set([scope, ...(scopes ?? held.data?.rows ?? [])])].filter(isAddressable)
}

/** Goes to a scope by its name, where the server allows it; says whether it did. */
function useChoice(): (name: string) => boolean {
  const { app } = useText()
  const { scopes } = useSettings()
  const notify = useNotify()
  return (name) => {
    if (!isAddressable(name)) notify({ color: 'red', message: app.badName })
    else if (name !== '' && (scopes === null || scopes.includes(name))) {
      chooseScope(name)
      return true
    }
    return false
  }
}

/** Chooses whose memory is shown: one of the list, or, where the server allows any, a name typed here. */
export function ScopePicker() {
  const { app } = useText()
  const scope = useScope()
  const names = useNames()
  const goTo = useChoice()
  const [typed, setTyped] = useState(scope)
  useEffect(() => {
    setTyped(scope)
  }, [scope])
  const choose = (name: string) => {
    const wanted = name.trim()
    setTyped(goTo(wanted) ? wanted : scope)
  }
  return (
    <Autocomplete
      aria-label={app.scope}
      title={app.scopeHint}
      data={offered(names, typed, scope)}
      filter={({ options }) => options}
      value={typed}
      maxLength={LONGEST}
      w={{ base: 120, xs: 170 }}
      size="sm"
      leftSection={<IconUser size={16} stroke={1.6} aria-hidden />}
      onChange={setTyped}
      onOptionSubmit={choose}
      onBlur={() => {
        // Half a name is no choice.
        setTyped(scope)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // An option that is pointed at is chosen by the list itself.
        if (event.currentTarget.getAttribute('aria-activedescendant') === null) choose(typed)
      }}
    />
  )
}
