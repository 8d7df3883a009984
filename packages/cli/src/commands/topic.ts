import type { Page } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { renderPairPage } from '../render/sessions/pairs.ts'
import { checkSession, telling } from '../sessions/missing.ts'
import { field } from '../util/objects.ts'

interface TopicArguments {
  readonly topic: string
  readonly session: string | undefined
  readonly limit: number
  readonly cursor: string | null
}

/** Pairs of a topic, newest first. @throws CliError NOT_FOUND when none has it. */
const topic = ({ topic: name, session, ...page }: TopicArguments, context: Context): Promise<Page<QaTurn>> =>
  withMemory(context, 'read', async ({ memory }) => {
    await checkSession(memory, session)
    const options = { ...page, ...field('session', session) }
    return telling(memory, { topic: name }, memory.sessions.topic(name, options))
  })

export const spec = command({
  name: 'topic',
  group: 'sessions',
  argument: { syntax: '<topic>', help: 'topic' },
  options: ['onlySession', 'limit', 'cursor'],
  read: (values): TopicArguments => ({
    topic: values.argument ?? '',
    session: values.label('session'),
    limit: values.integer('limit', 1, 1000) ?? 20,
    cursor: values.text('cursor') ?? null,
  }),
  run: topic,
  render: renderPairPage,
})
