import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { mean } from '../stats/numbers.ts'
import { fillScope, messages, SCOPE, SCOPE_SIZE } from './prepare-scope.ts'
import { ratioFigures } from './ratio.ts'
import type { RatioFigures } from './ratio.ts'
import { openReplay } from './replay.ts'
import { sampler } from './sampler.ts'
import { recordSql } from './statement-log.ts'
import type { SqlCall } from './statement-log.ts'

const COUNT = 300

const open = (file: string): Promise<Recollect> =>
  createRecollect({ store: sqliteStore({ file }), languages: packs() })

/**
 * Remember on SQLite against the bare transactions. Three copies of one database: on the first the statements are recorded, on
 * the second the library is timed, on the third the statements alone, so that both do the same work from the same state.
 */
export function measureRemember(): Promise<RatioFigures> {
  return inTemporaryDirectory(async (directory) => {
    const files = ['recorded', 'library', 'bare'].map((name) => join(directory, `${name}.db`))
    const [first = '', library = '', bare = ''] = files
    await fill(first)
    for (const copy of [library, bare]) copyFileSync(first, copy)
    const { opening, recorded } = await record(first)
    return compare(library, bare, opening, recorded)
  })
}

async function fill(file: string): Promise<void> {
  const recollect = await open(file)
  await fillScope(recollect.scope(SCOPE))
  await recollect.close()
}

async function record(file: string) {
  const opened = await recordSql(() => open(file))
  const recorded: (readonly SqlCall[])[] = []
  for (const message of messages(COUNT, SCOPE_SIZE)) {
    recorded.push((await recordSql(() => opened.value.scope(SCOPE).remember(message))).calls)
  }
  await opened.value.close()
  return { opening: opened.calls, recorded }
}

async function compare(
  file: string,
  bareFile: string,
  opening: readonly SqlCall[],
  recorded: readonly (readonly SqlCall[])[],
): Promise<RatioFigures> {
  const recollect = await open(file)
  const replay = openReplay(bareFile, opening)
  const library = sampler()
  const bare = sampler()
  try {
    for (const [i, message] of messages(COUNT, SCOPE_SIZE).entries()) {
      await library.time(() => recollect.scope(SCOPE).remember(message))
      await bare.time(() => replay.run(recorded[i] ?? []))
    }
  } finally {
    replay.close()
    await recollect.close()
  }
  return ratioFigures(library.samples(), bare.samples(), mean(recorded.map((calls) => calls.length)))
}
