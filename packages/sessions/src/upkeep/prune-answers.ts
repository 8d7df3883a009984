import type { PruneResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import type { QaTurn, Session } from '@recollect/core/store'
import { readSessions } from '../access.ts'
import { changeTurns, resultOf } from './change-turns.ts'
import { keepsAnswer } from '../log/keeps-answer.ts'
import type { Upkeep } from './options.ts'
import { sessionsLike } from './work-list.ts'

/** Drops the texts of answers that are neither marked nor above the threshold, archived ones among them; a value set by hand counts. */
export async function pruneAnswers(engine: Engine, scope: string, upkeep: Upkeep): Promise<PruneResult> {
  const found = await readSessions(engine, scope, ({ sessions }) => sessionsLike(sessions))
  const hasAnswers = ({ answers }: Session): boolean => answers > 0
  const work = {
    sessions: found.filter(hasAnswers),
    isMeant: hasAnswers,
    patch: (turn: QaTurn) => (isWorthless(turn, engine) ? { answer: null } : null),
    heed: (session: Session) => session,
  }
  const done = await changeTurns(engine, scope, work, upkeep)
  return { ...resultOf(done), bytes: done.freed }
}

const isWorthless = ({ answer, marked, significance }: QaTurn, { settings }: Engine): boolean =>
  answer !== null && !keepsAnswer({ significance, marked }, settings.keepAnswersAbove)
