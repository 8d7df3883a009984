import { RecollectError } from '@recollect/core'

/** What the memory does around a call. */
export type MemoryStep = 'remember' | 'context' | 'log'

/** Does a step; what it fails at is told. @throws what `onError` throws. */
export async function attempt<T>(
  step: MemoryStep,
  onError: (error: unknown, step: MemoryStep) => void,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    onError(error, step)
    return null
  }
}

const WORDS = {
  remember: "remember the user's message",
  context: 'give the model its context',
  log: 'log question and answer',
} as const

/** A failure in words. Codes and messages of the library hold no texts of users; of other errors only the name is told. */
export function toldOf(error: unknown, step: MemoryStep): string {
  const known = RecollectError.isInstance(error) ? `${error.code}. ${error.message}` : null
  return `Recollect could not ${WORDS[step]}: ${known ?? (error instanceof Error ? error.name : 'unknown')}`
}
