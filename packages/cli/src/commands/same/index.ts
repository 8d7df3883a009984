import type { QaTurn } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { withMemory } from '../../open-memory.ts'
import type { SameArguments } from './spec.ts'

/** Pairs that asked the same question, newest first. */
export async function same({ question, limit }: SameArguments, context: Context): Promise<readonly QaTurn[]> {
  const text = await readQuestion(question, context)
  return withMemory(context, 'read', ({ memory }) => memory.sessions.same(text, limit))
}
