import type { Catalogue } from '../text/catalogue.ts'
import { en } from '../text/en/index.ts'
import { zh } from '../text/zh/index.ts'
import { keptStore } from './kept.ts'
import { useSettings } from './settings.ts'
import { useStore } from './store.ts'

export type Language = 'zh' | 'en'

const languageOf = (name: string): Language | null => (name === 'zh' || name === 'en' ? name : null)

const chosen = keptStore('language', languageOf)

/** What the browser asks for, where neither the person nor the server has chosen. */
const preferred = (): Language => (/^zh\b/iu.test(navigator.language) ? 'zh' : 'en')

export function useLanguage(): Language {
  const settings = useSettings()
  return useStore(chosen) ?? settings.language ?? preferred()
}

/** For what stands before the settings are there. */
export const languageSoFar = (): Language => chosen.get() ?? preferred()

export const chooseLanguage = (language: Language): void => {
  chosen.set(language)
}

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { zh, en }

export const textIn = (language: Language): Catalogue => CATALOGUES[language]
