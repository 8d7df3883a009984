import { command } from '../../argv/command.ts'
import { listOf } from '../../argv/measures.ts'

export interface SetTopicsArguments {
  readonly session: string | undefined
  readonly seq: number
  /** Empty: none. */
  readonly topics: readonly string[]
}

export const setTopicsSpec = command({
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
  load: async () => {
    const [{ setTopics }, { renderPair }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: setTopics, render: renderPair }
  },
})
