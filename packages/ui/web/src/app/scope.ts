import { keptStore } from './kept.ts'
import { useSettings } from './settings.ts'
import { useStore } from './store.ts'

const chosen = keptStore('scope', (name) => (name.trim() === '' ? null : name))

/** Whose memory is looked at. */
export function useScope(): string {
  const { scope, scopes } = useSettings()
  const kept = useStore(chosen)
  return kept !== null && (scopes === null || scopes.includes(kept)) ? kept : scope
}

export const chooseScope = (scope: string): void => {
  chosen.set(scope)
}
