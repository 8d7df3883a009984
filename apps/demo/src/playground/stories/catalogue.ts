import { KNOWLEDGE } from './scripts/knowledge.ts'
import { MIXED } from './scripts/mixed.ts'
import { SESSION_EN } from './scripts/session-en.ts'
import { SESSION_ZH } from './scripts/session-zh.ts'
import { YEAR_EN } from './scripts/year-en.ts'
import { YEAR_ZH } from './scripts/year-zh.ts'
import type { Story } from './story.ts'

/** In the order the page lists them. */
export const STORIES: readonly Story[] = [YEAR_ZH, YEAR_EN, MIXED, SESSION_ZH, SESSION_EN, ...KNOWLEDGE]
