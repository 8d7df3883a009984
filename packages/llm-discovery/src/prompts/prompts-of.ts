import { en } from './en/prompts.ts'
import type { Prompts } from './types.ts'
import { PROMPTS_VERSION } from './version.ts'
import { zh } from './zh/prompts.ts'

/** Chinese for Chinese conversations; English, which models read best, for all others. */
export const promptsOf = (language: string): Prompts => (/^zh\b/iu.test(language) ? zh : en)

type Task = Exclude<keyof Prompts, 'guard' | 'labels'>

/** The system side: what to do, never anything a user said. Its first line names the task and the version. */
export const systemOf = (prompts: Prompts, task: Task, name: string): string =>
  `task: ${name} (${PROMPTS_VERSION})\n\n${prompts[task]}\n\n${prompts.guard}`
