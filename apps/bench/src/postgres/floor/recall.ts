import type { ScopedMemory } from '@recollect/core'
import { QUESTIONS } from '../../speed/corpus/questions.ts'
import { messages, SCOPE } from '../../speed/prepare-scope.ts'
import { withDatabase } from '../server/databases.ts'
import { withMemory } from '../server/memory.ts'
import { floorFigures } from './floor.ts'
import type { FloorFigures } from './floor.ts'
import { recordSent } from './record.ts'
import { takeTurns } from './take-turns.ts'
import type { Call } from './take-turns.ts'
import { withReplays } from './with-replays.ts'

const WARM_ROUNDS = 2

export interface RecallPlan {
  /** Messages in the scope. */
  readonly messages: number
  /** How often every question is asked. */
  readonly rounds: number
}

/** Recall against the bare statements it makes, which read the same rows. */
export function measureRecall(adminUrl: string, plan: RecallPlan): Promise<FloorFigures> {
  return withDatabase(adminUrl, ({ url }) =>
    withReplays({ inTurn: url, asSent: url }, (replays) =>
      withMemory(url, async (recollect) => {
        const memory = recollect.scope(SCOPE)
        await memory.remember(messages(plan.messages))
        const asked = await callsOf(memory)
        const calls = Array.from({ length: WARM_ROUNDS + plan.rounds }, () => asked).flat()
        const samples = await takeTurns(calls, replays, WARM_ROUNDS * asked.length)
        return floorFigures(
          samples,
          asked.map(({ sent }) => sent),
        )
      }),
    ),
  )
}

async function callsOf(memory: ScopedMemory): Promise<readonly Call[]> {
  // What a question asks for the first time is kept at hand afterwards; the second time is the usual one.
  for (const question of QUESTIONS) await memory.recall(question)
  const calls: Call[] = []
  for (const question of QUESTIONS) {
    const library = (): Promise<unknown> => memory.recall(question)
    const { sent } = await recordSent(library)
    calls.push({ library, sent })
  }
  return calls
}
