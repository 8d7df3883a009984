import { RecollectError } from '@recollect/core'
import type { MemoryMiddlewareOptions, MemoryStep } from './options.ts'
import type { Warning } from './sdk-types.ts'

/** Does a step; what it fails at becomes a warning. @throws what `onError` throws. */
export async function attempt<T>(
  step: MemoryStep,
  { onError }: MemoryMiddlewareOptions,
  warnings: Warning[],
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    onError?.(error, step)
    warnings.push({ type: 'other', message: `Recollect could not ${WORDS[step]}: ${reasonOf(error)}` })
    return null
  }
}

const WORDS = {
  remember: "remember the user's message",
  context: 'give the model its context',
  log: 'log question and answer',
} as const

/** Codes and messages of the library hold no texts of users. Of other errors only the name is told. */
const reasonOf = (error: unknown): string => {
  if (RecollectError.isInstance(error)) return `${error.code}. ${error.message}`
  return error instanceof Error ? error.name : 'unknown'
}
