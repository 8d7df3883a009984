import type { TurnHit } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { withMemory } from '../open-memory.ts'
import { renderHits } from '../render/sessions/pairs.ts'
import { checkSession } from '../sessions/missing.ts'
import { field } from '../util/objects.ts'

interface QueryArguments {
  readonly query: TextSource
  readonly limit: number
  readonly minSignificance: number
  readonly session: string | undefined
}

/** Pairs whose question shares words with the text, best first. */
async function query(
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

export const spec = command({
  name: 'query',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit', 'minSig', 'onlySession'],
  read: (values): QueryArguments => ({
    query: values.textSource(),
    limit: values.integer('limit', 1, 100) ?? 5,
    minSignificance: values.share('min-sig') ?? 0,
    session: values.label('session'),
  }),
  run: query,
  render: renderHits,
})
