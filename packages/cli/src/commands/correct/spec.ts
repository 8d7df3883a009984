import { command } from '../../argv/command.ts'

export interface CorrectArguments {
  readonly card: string
  readonly value: string
}

export const correctSpec = command({
  name: 'correct',
  argument: { syntax: '<card>', help: 'card' },
  furtherArgument: { syntax: '<value...>', help: 'value' },
  options: [],
  read: (values): CorrectArguments => ({
    card: values.argument ?? '',
    value: values.afterFirst.textSource().inline ?? '',
  }),
  load: async () => {
    const [{ correct }, { renderWritten }] = await Promise.all([
      import('./index.ts'),
      import('../../render/written.ts'),
    ])
    return { run: correct, render: renderWritten }
  },
})
