import type { IntentAnswers, IntentId } from './index.ts'
import { INTENTS } from './index.ts'

const isComplete = (answers: Partial<IntentAnswers>): answers is IntentAnswers =>
  INTENTS.every(({ id }) => Object.hasOwn(answers, id))

/** Every intent as one the pack does not have yet: where a new pack begins. */
export function noIntents(reason: string): IntentAnswers {
  const answers: Partial<Record<IntentId, { readonly unsupported: string }>> = {}
  for (const { id } of INTENTS) Object.assign(answers, { [id]: { unsupported: reason } })
  if (!isComplete(answers)) throw new Error('An intent of the table is missing.')
  return answers
}
