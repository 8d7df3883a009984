import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'

export interface Score {
  /** What it prints for a reader. */
  readonly text: string
  /** The same as figures, by name of file. */
  readonly figures: Readonly<Record<string, unknown>>
}

/** What the `score.mjs` that lies beside the data folder says of predictions; null when there is none. */
export function scoreOf(data: string, predictions: string): Score | null {
  const scorer = resolve(data, '..', 'score.mjs')
  if (!existsSync(scorer)) return null
  const args = [scorer, '--gold', resolve(data), '--pred', resolve(predictions)]
  return {
    text: run(args),
    figures: z.record(z.string(), z.json()).parse(JSON.parse(run([...args, '--json']))),
  }
}

function run(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (cause) {
    throw new BenchError(`${args[0]} failed on these predictions; what it said stands above.`, { cause })
  }
}
