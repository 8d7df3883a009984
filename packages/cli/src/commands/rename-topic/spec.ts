import { command } from '../../argv/command.ts'

export interface RenameTopicArguments {
  readonly from: string
  readonly to: string
}

export const renameTopicSpec = command({
  name: 'rename-topic',
  group: 'sessions',
  argument: { syntax: '<topic>', help: 'topic' },
  furtherArgument: { syntax: '<name>', help: 'newTopic' },
  options: [],
  read: (values): RenameTopicArguments => ({
    from: values.argument ?? '',
    to: values.afterFirst.argument ?? '',
  }),
  load: async () => {
    const { renameTopic } = await import('./index.ts')
    return {
      run: renameTopic,
      render: ({ from, to, pairs }, { text }) => text.sessions.renamed(from, to, pairs),
    }
  },
})
