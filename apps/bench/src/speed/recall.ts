import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { mean } from '../stats/numbers.ts'
import { QUESTIONS } from './corpus/questions.ts'
import { fillScope, SCOPE } from './prepare-scope.ts'
import { ratioFigures } from './ratio.ts'
import type { RatioFigures } from './ratio.ts'
import { openReplay } from './replay.ts'
import { sampler } from './sampler.ts'
import { recordSql } from './statement-log.ts'
import type { SqlCall } from './statement-log.ts'

const ROUNDS = 40

/** Recall in a scope of 500 items on SQLite, against the bare statements it makes. */
export function measureRecall(): Promise<RatioFigures> {
  return inTemporaryDirectory(async (directory) => {
    const file = join(directory, 'recall.db')
    const opened = await recordSql(() =>
      createRecollect({ store: sqliteStore({ file }), languages: packs() }),
    )
    const memory = opened.value.scope(SCOPE)
    try {
      await fillScope(memory)
      for (const question of QUESTIONS) await memory.recall(question)
      return await compare(memory, file, opened.calls)
    } finally {
      await opened.value.close()
    }
  })
}

async function compare(
  memory: ScopedMemory,
  file: string,
  opening: readonly SqlCall[],
): Promise<RatioFigures> {
  const recorded: { readonly question: string; readonly calls: readonly SqlCall[] }[] = []
  for (const question of QUESTIONS) {
    const { calls } = await recordSql(() => memory.recall(question))
    recorded.push({ question, calls })
  }
  const replay = openReplay(file, opening)
  const library = sampler()
  const bare = sampler()
  try {
    for (const { calls } of recorded) replay.run(calls)
    for (let round = 0; round < ROUNDS; round++) {
      for (const { question, calls } of recorded) {
        await library.time(() => memory.recall(question))
        await bare.time(() => replay.run(calls))
      }
    }
  } finally {
    replay.close()
  }
  return ratioFigures(library.samples(), bare.samples(), mean(recorded.map(({ calls }) => calls.length)))
}
