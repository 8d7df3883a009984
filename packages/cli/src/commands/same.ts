import type { QaTurn } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { withMemory } from '../open-memory.ts'
import { renderPairs } from '../render/sessions/pairs.ts'

interface SameArguments {
  readonly question: TextSource
  readonly limit: number
}

/** Pairs that asked the same question, newest first. */
async function same({ question, limit }: SameArguments, context: Context): Promise<readonly QaTurn[]> {
  const text = await readQuestion(question, context)
  return withMemory(context, 'read', ({ memory }) => memory.sessions.same(text, limit))
}

export const spec = command({
  name: 'same',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit'],
  read: (values): SameArguments => ({
    question: values.textSource(),
    limit: values.integer('limit', 1, 100) ?? 5,
  }),
  run: same,
  render: renderPairs,
})
