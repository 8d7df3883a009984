import { z } from 'zod'

/** What is loaded, one after the other. */
export type Imported = 'core' | 'zh' | 'en' | 'sqlite'

/** What a fresh process loads, and how far it goes. */
export interface StartTask {
  readonly imports: readonly Imported[]
  /** The database it opens; null when loading is all it does. */
  readonly file: string | null
  /** The first of everything, or a recall alone. */
  readonly does: 'everything' | 'recall'
}

/** As arguments: the process that is timed has no reader of anything richer loaded. */
export const taskArguments = ({ imports, file, does }: StartTask): readonly string[] => [
  imports.join(','),
  file ?? '',
  does,
]

/** When a step was done, since the process began: milliseconds of wall time and of processor time. */
const mark = z.object({ step: z.string(), wall: z.number(), cpu: z.number() })
export type Mark = z.output<typeof mark>

export const startResult = z.array(mark).min(1)
