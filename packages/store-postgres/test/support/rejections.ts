import { afterAll, beforeAll } from 'vitest'

/** What nobody caught while the tests of a file ran. */
export function watchRejections(): () => readonly unknown[] {
  const seen: unknown[] = []
  const note = (error: unknown): void => {
    seen.push(error)
  }
  beforeAll(() => {
    process.on('unhandledRejection', note).on('uncaughtException', note)
  })
  afterAll(() => {
    process.off('unhandledRejection', note).off('uncaughtException', note)
  })
  return () => seen
}
