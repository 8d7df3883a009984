import type { Engine } from '../engine.ts'
import type { Json } from '../types/item.ts'

type Attributes = Readonly<Record<string, Json>>

/**
 * Runs a piece of work and tells the observer how long it took, and of what came of it what `tell` says: numbers and names, never texts.
 * Work that throws is told of with the code of its error. Without an observer nothing is measured.
 */
export async function observed<T>(
  { observer, stopwatch }: Pick<Engine, 'observer' | 'stopwatch'>,
  name: string,
  work: () => Promise<T>,
  tell: (result: T) => Attributes = () => ({}),
): Promise<T> {
  if (observer === null) return work()
  const began = stopwatch.elapsed()
  try {
    const result = await work()
    observer.span(name, stopwatch.elapsed() - began, tell(result))
    return result
  } catch (error) {
    observer.span(name, stopwatch.elapsed() - began, { error: errorCode(error) })
    throw error
  }
}

/** What an error is told to an observer by: its code, or its kind. Messages may quote what was said. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'UNKNOWN'
}
