import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BenchError } from '../io/bench-error.ts'

/** Runs the `score.mjs` that lies beside the data folder; null when there is none. */
export function runScorer(data: string, predictions: string, json: boolean): string | null {
  const scorer = resolve(data, '..', 'score.mjs')
  if (!existsSync(scorer)) return null
  const args = [scorer, '--gold', resolve(data), '--pred', resolve(predictions), ...(json ? ['--json'] : [])]
  try {
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (cause) {
    throw new BenchError(`${scorer} failed on these predictions; what it said stands above.`, { cause })
  }
}
