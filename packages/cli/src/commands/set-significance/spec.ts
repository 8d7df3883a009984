import { command } from '../../argv/command.ts'

export interface SetSignificanceArguments {
  readonly session: string | undefined
  readonly seq: number
  readonly significance: number
  /** `-`: standard input. */
  readonly answer: string | undefined
}

export const setSignificanceSpec = command({
  name: 'set-significance',
  group: 'sessions',
  argument: { syntax: '<seq>', help: 'seq' },
  furtherArgument: { syntax: '<significance>', help: 'significance' },
  options: ['ofSession', 'answer'],
  read: (values): SetSignificanceArguments => ({
    session: values.label('session'),
    seq: values.seqArgument(),
    significance: values.afterFirst.shareArgument('significance'),
    answer: values.text('answer'),
  }),
  load: async () => {
    const [{ setSignificance }, { renderPair }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: setSignificance, render: renderPair }
  },
})
