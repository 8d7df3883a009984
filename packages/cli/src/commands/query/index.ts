import type { TurnHit } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { withMemory } from '../../open-memory.ts'
import { checkSession } from '../../sessions/missing.ts'
import { field } from '../../util/objects.ts'
import type { QueryArguments } from './spec.ts'

/** Pairs whose question shares words with the text, best first. */
export async function query(
  { query: source, limit, minSignificance, session }: QueryArguments,
  context: Context,
): Promise<readonly TurnHit[]> {
  const text = await readQuestion(source, context)
  const options = { limit, minSignificance, ...field('session', session) }
  return withMemory(context, 'read', async ({ memory }) => {
    await checkSession(memory, session)
    return memory.sessions.search(text, options)
  })
}
