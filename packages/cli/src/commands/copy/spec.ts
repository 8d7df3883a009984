import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface CopyArguments {
  /** As they were typed; null: the database of the configuration. */
  readonly from: string | null
  readonly to: string
  /** Null: every scope there is. */
  readonly scopes: readonly string[] | null
}

export const copySpec = command({
  name: 'copy',
  argument: { syntax: '[scope...]', help: 'scopes' },
  options: ['copyFrom', 'copyTo'],
  read: (values): CopyArguments => {
    const to = values.text('to')
    if (to === undefined) throw usageError((t) => t.errors.missingOption('--to'))
    const named = values.text('scope')
    const scopes = [...new Set([...(named === undefined ? [] : [named]), ...values.all])]
    return { from: values.text('from') ?? null, to, scopes: scopes.length === 0 ? null : scopes }
  },
  load: async () => {
    const [{ copy }, { renderCopied }] = await Promise.all([
      import('./index.ts'),
      import('../../render/copied.ts'),
    ])
    return { run: copy, render: renderCopied, exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok) }
  },
})
