import { command } from '../../argv/command.ts'

export interface DiffArguments {
  readonly from: string
  /** Null: now. */
  readonly to: string | null
  /** By what was known, not by what was true. */
  readonly known: boolean
}

export const diffSpec = command({
  name: 'diff',
  argument: { syntax: '<from>', help: 'fromTime' },
  furtherArgument: { syntax: '[to]', help: 'toTime' },
  options: ['asKnown'],
  read: (values): DiffArguments => {
    const { afterFirst } = values
    const to = afterFirst.argument === null ? null : afterFirst.timeArgument('to')
    return { from: values.timeArgument('from'), to, known: values.flag('known') }
  },
  load: async () => {
    const [{ diff }, { renderDiff }] = await Promise.all([
      import('./index.ts'),
      import('../../render/diff.ts'),
    ])
    return { run: diff, render: renderDiff }
  },
})
