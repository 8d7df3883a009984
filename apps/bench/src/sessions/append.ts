import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { ratioFigures } from '../speed/ratio.ts'
import type { RatioFigures } from '../speed/ratio.ts'
import { openReplay } from '../speed/replay.ts'
import { sampler } from '../speed/sampler.ts'
import { recordSql } from '../speed/statement-log.ts'
import type { SqlCall } from '../speed/statement-log.ts'
import { mean } from '../stats/numbers.ts'
import { fillLog } from './fill.ts'
import { openLog, SCOPE } from './open-log.ts'
import { pairOf, sessionName } from './pairs.ts'
import type { SessionsPlan } from './plan.ts'

/** Pairs whose topics are given, and pairs whose topics are found in the text. */
export interface AppendFigures {
  readonly given: RatioFigures
  readonly found: RatioFigures
}

/**
 * Appending on SQLite against the bare transactions, as `remember` is measured: recorded on one copy of a database, timed on a second,
 * replayed on a third.
 */
export async function measureAppend(plan: SessionsPlan): Promise<AppendFigures> {
  return { given: await measure(plan, true), found: await measure(plan, false) }
}

function measure(plan: SessionsPlan, withTopics: boolean): Promise<RatioFigures> {
  return inTemporaryDirectory(async (directory) => {
    const [first = '', library = '', bare = ''] = ['recorded', 'library', 'bare'].map((name) =>
      join(directory, `${name}.db`),
    )
    const filled = await openLog(first)
    await fillLog(filled.scope(SCOPE), plan.sessions[0], plan)
    await filled.close()
    for (const copy of [library, bare]) copyFileSync(first, copy)
    const calls = appends(plan, withTopics)
    const { opening, recorded } = await record(first, calls)
    return compare({ library, bare }, calls, opening, recorded)
  })
}

type Append = (recollect: Recollect) => Promise<unknown>

function appends(
  { sessions: [sessions], pairs, appends: count }: SessionsPlan,
  withTopics: boolean,
): readonly Append[] {
  return Array.from({ length: count }, (_, i) => {
    const pair = pairOf(sessions * pairs + i, withTopics)
    return (recollect: Recollect) =>
      recollect
        .scope(SCOPE)
        .session(sessionName(i % sessions))
        .log(pair)
  })
}

async function record(file: string, calls: readonly Append[]) {
  const opened = await recordSql(() => openLog(file, 'full'))
  const recorded: (readonly SqlCall[])[] = []
  for (const call of calls) recorded.push((await recordSql(() => call(opened.value))).calls)
  await opened.value.close()
  return { opening: opened.calls, recorded }
}

async function compare(
  files: { readonly library: string; readonly bare: string },
  calls: readonly Append[],
  opening: readonly SqlCall[],
  recorded: readonly (readonly SqlCall[])[],
): Promise<RatioFigures> {
  const recollect = await openLog(files.library, 'full')
  const replay = openReplay(files.bare, opening)
  const [library, bare] = [sampler(), sampler()]
  try {
    for (const [i, call] of calls.entries()) {
      await library.time(() => call(recollect))
      await bare.time(() => replay.run(recorded[i] ?? []))
    }
  } finally {
    replay.close()
    await recollect.close()
  }
  return ratioFigures(library.samples(), bare.samples(), mean(recorded.map((done) => done.length)))
}
