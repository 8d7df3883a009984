import { z } from 'zod'
import type { PruneOptions, PruneResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import { readTime, time } from '@recollect/core/plugin'
import { checkUpkeep, upkeepOf, upkeepSchema } from './options.ts'
import { pruneAnswers } from './prune-answers.ts'
import { pruneSessions } from './prune-sessions.ts'

const OPTIONS = upkeepSchema({
  answers: z.literal(true).optional(),
  sessions: z.strictObject({ before: time }).optional(),
})

/**
 * Deletes for good, with `answers` texts that are no longer worth keeping, with `sessions` old archived sessions as a whole.
 * @throws InvalidInputError unless exactly one of them is given; nothing is deleted then.
 */
export async function prune(engine: Engine, scope: string, options: PruneOptions): Promise<PruneResult> {
  const checked = checkUpkeep(OPTIONS, 'prune', options)
  const { answers, sessions } = checked
  if ((answers === undefined) === (sessions === undefined)) {
    throw new InvalidInputError(
      'Say what to prune with exactly one of { answers: true } and { sessions: { before } }. Nothing was deleted.',
    )
  }
  const upkeep = upkeepOf(checked)
  if (sessions === undefined) return pruneAnswers(engine, scope, upkeep)
  return pruneSessions(engine, scope, readTime(sessions.before), upkeep)
}
