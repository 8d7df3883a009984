import type { QaTurn } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import { listOf } from '../argv/measures.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { renderPair } from '../render/sessions/pairs.ts'
import { sessionMeant } from '../sessions/meant.ts'
import { telling } from '../sessions/missing.ts'

interface SetTopicsArguments {
  readonly session: string | undefined
  readonly seq: number
  /** Empty: none. */
  readonly topics: readonly string[]
}

/** Replaces the topics of a pair. */
const setTopics = ({ session, seq, topics }: SetTopicsArguments, context: Context): Promise<QaTurn> =>
  withMemory(context, 'read', async ({ memory }) => {
    const meant = await sessionMeant(memory, session)
    return telling(memory, { sessions: [meant.id], seq }, meant.setTopics(seq, topics))
  })

export const spec = command({
  name: 'set-topics',
  group: 'sessions',
  argument: { syntax: '<seq>', help: 'seq' },
  furtherArgument: { syntax: '[topic...]', help: 'topics' },
  options: ['ofSession'],
  read: (values): SetTopicsArguments => ({
    session: values.label('session'),
    seq: values.seqArgument(),
    topics: listOf('<topic>', values.afterFirst.all),
  }),
  run: setTopics,
  render: renderPair,
})
