import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { messages } from '../speed/prepare-scope.ts'
import { kindFigures, stepFigures } from './figures.ts'
import type { KindFigures, Runs, StepFigures } from './figures.ts'
import { startProcess } from './fresh-process.ts'
import { kinds } from './kinds.ts'
import type { Files, Kind } from './kinds.ts'
import type { StartPlan } from './plan.ts'

export interface StartFigures {
  readonly plan: StartPlan
  readonly kinds: readonly KindFigures[]
  /** Of the process that does everything for the first time. */
  readonly steps: readonly StepFigures[]
}

/** Fresh processes of every kind, in turns. `program` is the built probe. */
export function runStart(
  plan: StartPlan,
  program: string,
  note: (line: string) => void,
  only: (kind: Kind) => boolean = () => true,
): Promise<StartFigures> {
  return inTemporaryDirectory(async (directory) => {
    const files = { fresh: join(directory, 'fresh.db'), filled: join(directory, 'filled.db') }
    await fill(files.filled, plan.messages)
    const all = inTurns(kinds(files).filter(only), files, plan, program, note)
    const journey = all.find(({ kind }) => kind.key === 'journey')
    return { plan, kinds: kindFigures(all), steps: stepFigures(journey?.runs ?? []) }
  })
}

function inTurns(
  chosen: readonly Kind[],
  files: Files,
  plan: StartPlan,
  program: string,
  note: (line: string) => void,
): readonly Runs[] {
  const all = chosen.map((kind) => ({ kind, runs: [startFresh(kind)] }))
  for (let turn = 1; turn <= plan.runs; turn += 1) {
    note(`Round ${String(turn)} of ${String(plan.runs)} …`)
    for (const { kind, runs } of all) runs.push(startFresh(kind))
  }
  // The first of each kind finds files that nobody has read yet.
  return all.map(({ kind, runs }) => ({ kind, runs: runs.slice(1) }))

  function startFresh({ task }: Kind) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${files.fresh}${suffix}`, { force: true })
    return startProcess(program, task)
  }
}

async function fill(file: string, count: number): Promise<void> {
  const recollect = await createRecollect({ store: sqliteStore({ file }), languages: packs() })
  try {
    await recollect.scope('start').remember(messages(count))
  } finally {
    await recollect.close()
  }
}
