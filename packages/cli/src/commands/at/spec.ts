import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface AtArguments {
  readonly validAt: string
  readonly knownAt: string | undefined
  /** Null: the facts are listed. */
  readonly question: string | null
  readonly limit: number | undefined
  readonly cursor: string | null
}

export const atSpec = command({
  name: 'at',
  argument: { syntax: '<time>', help: 'time' },
  furtherArgument: { syntax: '[question...]', help: 'question' },
  options: ['known', 'limit', 'cursor'],
  read: (values): AtArguments => ({
    validAt: values.timeArgument('time'),
    knownAt: values.time('known'),
    question: values.afterFirst.textSource().inline,
    limit: values.integer('limit', 1, 1000),
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ at }, { renderAsOf }] = await Promise.all([
      import('./index.ts'),
      import('../../render/as-of.ts'),
    ])
    return {
      run: at,
      render: renderAsOf,
      exit: ({ result }) => (result?.evidence === 'none' ? EXIT.notFound : EXIT.ok),
    }
  },
})
