import { isAddressable } from '../api/names.ts'
import { keptStore } from './kept.ts'
import { useSettings } from './settings.ts'
import { useStore } from './store.ts'

const chosen = keptStore('scope', (name) => (name.trim() !== '' && isAddressable(name) ? name : null))

/** Whose memory is looked at. */
export function useScope(): string {
  const { scope, scopes } = useSettings()
  const kept = useStore(chosen)
  return kept !== null && (scopes === null || scopes.includes(kept)) ? kept : scope
}

export const chooseScope = (scope: string): void => {
  chosen.set(scope)
}
