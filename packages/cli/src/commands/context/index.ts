import type { Context as PromptContext, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { withMemory } from '../../open-memory.ts'
import { contextSummary } from '../../render/sessions/context.ts'
import { sessionMeant } from '../../sessions/meant.ts'
import { field } from '../../util/objects.ts'
import type { ContextArguments } from './spec.ts'

export interface BuiltContext extends PromptContext {
  readonly session: string
  /** To be shown entry by entry. */
  readonly structured: boolean
}

/** What a model should know before it answers the message; how much was left out is told beside it. */
export async function showContext(
  { message, session, budget, include, structured }: ContextArguments,
  context: Context,
): Promise<BuiltContext> {
  const words = await readQuestion(message, context)
  return withMemory(context, 'read', async ({ memory }) => {
    const { id } = await sessionMeant(memory, session ?? (await nameless(memory)))
    const options = { ...field('budget', budget), ...field('include', include) }
    const built = await memory.session(id).context(words, options)
    const { io, text, json } = context
    if (!json) await io.stderr.write(`${contextSummary(built, text)}\n`)
    return { session: id, structured, ...built }
  })
}

/** Facts and messages are told before the first session has begun too; it needs no name for that. */
async function nameless({ sessions }: Pick<ScopedMemory, 'sessions'>): Promise<string | undefined> {
  const { rows } = await sessions.list({ limit: 1 })
  return rows.length === 0 ? 'new' : undefined
}
