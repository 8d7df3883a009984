import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import type { LogStats } from '@recollect/sessions'
import { inTemporaryDirectory } from '../library/temporary.ts'
import type { GrowthFigures } from '../stats/growth.ts'
import { round } from '../stats/numbers.ts'
import { timed } from '../stats/time.ts'
import { measureAppend } from './append.ts'
import type { AppendFigures } from './append.ts'
import { fillLog } from './fill.ts'
import { measureGrowth } from './growth.ts'
import { openLog, SCOPE } from './open-log.ts'
import type { SessionsPlan } from './plan.ts'

/** What a log of a size weighs and took to write. */
export interface LoadedLog {
  readonly stats: LogStats
  /** Kilobytes of the database file a hundred pairs. */
  readonly fileKbPerHundred: number
  readonly pairsPerSecond: number
}

export interface SessionsFigures {
  readonly plan: SessionsPlan
  readonly growth: readonly GrowthFigures[]
  readonly append: AppendFigures
  readonly logs: readonly [small: LoadedLog, large: LoadedLog]
}

/** The Q-A log on SQLite: look-ups in a small log and in a large one, and appending against the bare inserts. */
export async function runSessions(
  plan: SessionsPlan,
  note: (line: string) => void,
): Promise<SessionsFigures> {
  note('Appending …')
  const append = await measureAppend(plan)
  return inTemporaryDirectory(async (directory) => {
    const files = [join(directory, 'small.db'), join(directory, 'large.db')] as const
    const logs: LoadedLog[] = []
    for (const [i, file] of files.entries()) {
      note(`Logging ${(plan.sessions[i] ?? 0) * plan.pairs} pairs …`)
      logs.push(await load(file, plan.sessions[i] ?? 0, plan))
    }
    note('Looking up …')
    const growth = await withBoth(files, (small, large) =>
      measureGrowth(
        { memory: small.scope(SCOPE), sessions: plan.sessions[0], pairs: plan.pairs },
        { memory: large.scope(SCOPE), sessions: plan.sessions[1], pairs: plan.pairs },
        plan.asks,
      ),
    )
    const [small, large] = logs
    if (small === undefined || large === undefined) throw new RangeError('Two logs are compared.')
    return { plan, growth, append, logs: [small, large] }
  })
}

async function withBoth<T>(
  [first, second]: readonly [string, string],
  work: (small: Recollect, large: Recollect) => Promise<T>,
): Promise<T> {
  const small = await openLog(first, 'full')
  const large = await openLog(second, 'full')
  try {
    return await work(small, large)
  } finally {
    await small.close()
    await large.close()
  }
}

async function load(file: string, sessions: number, plan: SessionsPlan): Promise<LoadedLog> {
  const recollect = await openLog(file)
  const memory = recollect.scope(SCOPE)
  const { ms } = await timed(() => fillLog(memory, sessions, plan))
  const stats = await memory.sessions.stats()
  await recollect.close()
  return {
    stats,
    fileKbPerHundred: round(statSync(file).size / 1000 / (stats.pairs / 100), 1),
    pairsPerSecond: Math.round(stats.pairs / (ms / 1000)),
  }
}
