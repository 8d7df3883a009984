import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'

/** Measures one part once and tells the figures by their keys. */
export type Take = (part: string) => Promise<Readonly<Record<string, number>>>

const figures = z.record(z.string(), z.number())

/** The longest of them takes half a minute. */
const PATIENCE_MS = 300_000

/**
 * In a process of its own: no part finds code or caches that another has warmed, nor does it a second time.
 * @throws BenchError when it fails, is not done in time, or tells no figures.
 */
export const takeInProcess =
  (program: string, patience = PATIENCE_MS): Take =>
  async (part) => {
    const options = { timeout: patience, killSignal: 'SIGKILL' } as const
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, part], options)
      return figures.parse(JSON.parse(stdout))
    } catch (cause) {
      throw new BenchError(`"${part}" could not be measured: ${reasonOf(cause)}`, { cause })
    }
  }

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if ('killed' in cause && cause.killed === true) return 'it was not done in time.'
  return cause.message.trim()
}
