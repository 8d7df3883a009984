import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { repositoryPath } from '../io/repository.ts'
import type { ExtractFigures } from './extract.ts'

/** V8 compiles every pattern to machine code at its first run; see "Speed" in the README of a language pack. */
export const MACHINE_CODE_FLAG = '--no-regexp-tier-up'

const output = z.object({
  extract: z.array(
    z.object({
      reading: z.string(),
      messages: z.number(),
      characters: z.number(),
      micros: z.number(),
      microsPer40: z.number(),
    }),
  ),
})

/** The same in a process of its own that has the flag. @throws BenchError when that process fails. */
export function measureExtractFlagged(): ExtractFigures[] {
  const bench = repositoryPath('apps', 'bench', 'dist', 'main.js')
  const args = [MACHINE_CODE_FLAG, bench, 'extract', '--packs', '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new BenchError(`The process with ${MACHINE_CODE_FLAG} failed:\n${stderr}`)
  return output.parse(JSON.parse(stdout)).extract
}
