import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { figuresOfPieces, recordPieces, samplers, timePieces } from './pieces.ts'
import type { Call } from './pieces.ts'
import { fillScope, SCOPE } from './prepare-scope.ts'
import type { RatioFigures } from './ratio.ts'
import { openReplay } from './replay.ts'
import { recordSql } from './statement-log.ts'

/** How often everything is asked, and how many calls in a row before it is the other's turn. */
export interface ReadPlan {
  readonly rounds: number
  readonly block: number
}

/** Reads of a scope of 500 items on SQLite, against the bare statements they make. */
export function measureReads(
  callsOf: (memory: ScopedMemory) => readonly Call[] | Promise<readonly Call[]>,
  { rounds, block }: ReadPlan,
): Promise<RatioFigures> {
  return inTemporaryDirectory(async (directory) => {
    const file = join(directory, 'reads.db')
    const opened = await recordSql(() =>
      createRecollect({ store: sqliteStore({ file }), languages: packs() }),
    )
    const memory = opened.value.scope(SCOPE)
    try {
      await fillScope(memory)
      const pieces = await recordPieces(await callsOf(memory))
      const replay = openReplay(file, opened.calls)
      const times = samplers()
      try {
        for (const { statements } of pieces) replay.run(statements)
        for (let round = 0; round < rounds; round++) await timePieces(pieces, replay, times, block)
      } finally {
        replay.close()
      }
      return figuresOfPieces(pieces, times)
    } finally {
      await opened.value.close()
    }
  })
}
