import { en } from './en.ts'
import type { Frame } from './frame.ts'
import { zh } from './zh.ts'

export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const FRAMES: Readonly<Record<Language, Frame>> = { zh, en }

/** The first of the POSIX locale variables that is set decides; English when none is Chinese. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = (['LC_ALL', 'LC_MESSAGES', 'LANG'] as const)
    .map((name) => environment[name])
    .find((value) => value)
  return locale?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
