import type { QaIndex } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import type { QaTurn, SessionReader } from '@recollect/core/store'
import { everyRow } from '@recollect/core/plugin'
import { readSessions } from '../access.ts'
import { writeIndex } from './write-index.ts'
import type { WholeSession } from './write-index.ts'

/** As many as a read may give. */
const PAGE = 1000

/** The whole log as one snapshot shows it; working memory is no part of the format. Holds the log in memory. */
export const exportIndex = (engine: Engine, scope: string): Promise<QaIndex> =>
  readSessions(engine, scope, async ({ sessions }) => {
    const whole: WholeSession[] = []
    for (const session of await everyRow((page) => sessions.list(page)))
      whole.push({ session, turns: await turnsOf(sessions, session.id) })
    return writeIndex(whole)
  })

async function turnsOf(sessions: SessionReader, id: string): Promise<readonly QaTurn[]> {
  const turns: QaTurn[] = []
  for (;;) {
    const page = await sessions.onward(id, turns.at(-1)?.seq ?? 0, PAGE)
    turns.push(...page)
    if (page.length < PAGE) return turns
  }
}
