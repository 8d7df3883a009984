import type { Recollect } from '@recollect/core'
import type { ManualClock } from '../library/manual-clock.ts'
import { topText } from '../labels/top-text.ts'
import type { AskedAnswer } from './judge.ts'
import type { AskedMemory } from './schema.ts'

/** The first message of every memory: 2026-01-10, in the morning. */
const BEGAN_AT = Date.UTC(2026, 0, 10, 9)
const DAY = 86_400_000
const MINUTE = 60_000

/** Tells the messages on their days, then asks all questions on the day after the last. */
export async function playMemory(
  recollect: Recollect,
  clock: ManualClock,
  { id, messages, questions }: AskedMemory,
): Promise<readonly AskedAnswer[]> {
  const memory = recollect.scope(`asked:${id}`)
  let last = 0
  for (const [index, { day, text }] of messages.entries()) {
    clock.set(BEGAN_AT + day * DAY + (index % 600) * MINUTE)
    await memory.remember({ role: 'user', text })
    last = day
  }
  clock.set(BEGAN_AT + (last + 1) * DAY)
  const answers: AskedAnswer[] = []
  for (const question of questions) {
    const result = await memory.recall(question.q)
    answers.push({ memory: id, question, text: topText(result), evidence: result.evidence })
    clock.advance(MINUTE)
  }
  return answers
}
