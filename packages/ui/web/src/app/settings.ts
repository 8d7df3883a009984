import { createContext, useContext } from 'react'

export type Feature = 'stories' | 'evaluation' | 'reset' | 'model'

/** What the server says of itself: `GET /ui.json`. */
export interface Settings {
  /** The scopes to choose from; null: any. */
  readonly scopes: readonly string[] | null
  /** The one to begin with. */
  readonly scope: string
  readonly language: 'zh' | 'en' | null
  readonly features: readonly Feature[]
}

export const SettingsContext = createContext<Settings | null>(null)

export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (settings === null) throw new Error('useSettings() is called inside of <SettingsGate> alone.')
  return settings
}

export const useFeature = (feature: Feature): boolean => useSettings().features.includes(feature)
