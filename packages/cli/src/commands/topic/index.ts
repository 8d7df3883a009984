import type { Page, QaTurn } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { checkSession, telling } from '../../sessions/missing.ts'
import { field } from '../../util/objects.ts'
import type { TopicArguments } from './spec.ts'

/** Pairs of a topic, newest first. @throws CliError NOT_FOUND when none has it. */
export const topic = (
  { topic: name, session, ...page }: TopicArguments,
  context: Context,
): Promise<Page<QaTurn>> =>
  withMemory(context, 'read', async ({ memory }) => {
    await checkSession(memory, session)
    const options = { ...page, ...field('session', session) }
    return telling(memory, { topic: name }, memory.sessions.topic(name, options))
  })
