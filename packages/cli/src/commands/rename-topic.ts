import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { telling } from '../sessions/missing.ts'

interface RenameTopicArguments {
  readonly from: string
  readonly to: string
}

interface RenamedTopic extends RenameTopicArguments {
  readonly pairs: number
}

/** Gives a topic another name; one that is there already takes its pairs in. */
const renameTopic = ({ from, to }: RenameTopicArguments, context: Context): Promise<RenamedTopic> =>
  withMemory(context, 'read', async ({ memory }) => ({
    from,
    to,
    pairs: await telling(memory, { topic: from }, memory.sessions.renameTopic(from, to)),
  }))

export const spec = command({
  name: 'rename-topic',
  group: 'sessions',
  argument: { syntax: '<topic>', help: 'topic' },
  furtherArgument: { syntax: '<name>', help: 'newTopic' },
  options: [],
  read: (values): RenameTopicArguments => ({
    from: values.argument ?? '',
    to: values.afterFirst.argument ?? '',
  }),
  run: renameTopic,
  render: ({ from, to, pairs }, { text }) => text.sessions.renamed(from, to, pairs),
})
