import { availableParallelism } from 'node:os'
import { InvalidConfigError, RecollectError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { BulkExtractor } from '@recollect/core/extraction'
import { Piscina } from 'piscina'
import { shares } from './shares.ts'
import type { Reply, Task } from './task.ts'

/** Options of `workerExtraction`; `languages` is required. */
export interface WorkerExtractionOptions {
  /**
   * A module whose default export is the language packs of the memory, as a URL: `new URL('./languages.js', import.meta.url)`. Each
   * thread loads it. Import the same one for `createRecollect({ languages })`.
   */
  readonly languages: URL
  /** Threads beside the one that writes, 1–64. Default: one less than the machine runs at once, at least 1. */
  readonly threads?: number
}

/** How long a thread waits for more to read before it ends, in milliseconds. */
const IDLE = 10_000

/**
 * Extracts facts on other threads, for lists of messages given to `remember`. Threads start with the first list, and do not keep a program
 * from ending. A thread loads the packs for itself.
 * @throws InvalidConfigError when an option is none.
 */
export function workerExtraction(options: WorkerExtractionOptions): BulkExtractor {
  return extractionBy(options, new URL('./read-messages.js', import.meta.url))
}

/** The same with the file that a thread runs. */
export function extractionBy(options: WorkerExtractionOptions, file: URL): BulkExtractor {
  const { languages, threads } = checked(options)
  let pool: Piscina<Task, Reply> | null = null
  const end = async (ended: Piscina<Task, Reply>): Promise<void> => {
    if (pool === ended) pool = null
    await ended.destroy()
  }
  const start = (): Piscina<Task, Reply> => {
    const started = new Piscina<Task, Reply>({
      filename: file.href,
      name: 'readMessages',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      concurrentTasksPerWorker: 1,
    })
    // One that dies without a task: those that wait for it are refused, and their messages read by the memory.
    started.on('error', () => {
      void end(started)
    })
    return started
  }
  return {
    specVersion: 1,
    extract: async (texts, setup) => {
      pool ??= start()
      const asked = pool
      try {
        const tasks = shares(texts, threads).map((share) => asked.run({ languages, setup, texts: share }))
        return (await Promise.all(tasks)).flatMap(readOf)
      } catch (error) {
        // A pool starts no thread for one that died, and what waits for it would wait for good.
        if (!RecollectError.isInstance(error)) await end(asked)
        throw error
      }
    },
    close: async () => {
      if (pool !== null) await end(pool)
    },
  }
}

function readOf(reply: Reply) {
  if ('read' in reply) return reply.read
  throw new InvalidConfigError(reply.refused)
}

const MOST_THREADS = 64

function checked(options: WorkerExtractionOptions) {
  knownOptions('workerExtraction', options, { languages: true, threads: true })
  const { languages, threads = Math.max(1, availableParallelism() - 1) } = options
  if (!(languages instanceof URL)) {
    throw new InvalidConfigError(
      "workerExtraction needs a module with the language packs: { languages: new URL('./languages.js', import.meta.url) }.",
    )
  }
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS)
    throw new InvalidConfigError(`threads is to be a whole number from 1 to ${MOST_THREADS}.`)
  return { languages: languages.href, threads }
}
