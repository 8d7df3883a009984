import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'

const SIDES = ['from', 'to'] as const

export interface CopyArguments {
  /** As they were typed; null: the database of the configuration. */
  readonly from: string | null
  readonly to: string
  /** Null: every scope there is. */
  readonly scopes: readonly string[] | null
  /** The side that is not encrypted, though keys are configured. */
  readonly plain: (typeof SIDES)[number] | null
  /** The configuration that the source is opened with; null: that of the call. */
  readonly fromConfig: string | null
}

export const copySpec = command({
  name: 'copy',
  argument: { syntax: '[scope...]', help: 'scopes' },
  options: ['copyFrom', 'copyTo', 'plain', 'copyFromConfig'],
  read: (values): CopyArguments => {
    const to = values.text('to')
    if (to === undefined) throw usageError((t) => t.errors.missingOption('--to'))
    const named = values.text('scope')
    const scopes = [...new Set([...(named === undefined ? [] : [named]), ...values.all])]
    const [plain, fromConfig] = [values.choice('plain', SIDES), values.text('from-config')]
    if (plain === 'from' && fromConfig !== undefined) throw values.exclusive('--plain from', '--from-config')
    return {
      from: values.text('from') ?? null,
      to,
      scopes: scopes.length === 0 ? null : scopes,
      plain: plain ?? null,
      fromConfig: fromConfig ?? null,
    }
  },
  load: async () => {
    const [{ copy }, { renderCopied }] = await Promise.all([
      import('./index.ts'),
      import('../../render/copied.ts'),
    ])
    return { run: copy, render: renderCopied, exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok) }
  },
})
