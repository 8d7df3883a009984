import type { RecallFilter, RecallPolicy } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { RECALL_FILTER_OPTIONS, recallFilter } from '../../argv/filters.ts'
import { readPolicy } from '../../argv/policy.ts'
import { MOMENT_OPTIONS, momentArguments } from '../../argv/moments.ts'
import type { MomentArguments } from '../../argv/moments.ts'
import type { TextSource } from '../../argv/values.ts'

export interface RecallArguments extends MomentArguments {
  readonly query: TextSource
  readonly limit: number | undefined
  readonly trace: boolean
  readonly inactive: boolean
  readonly filter: RecallFilter | undefined
  readonly policy: RecallPolicy | undefined
  /** Undefined: not page by page. */
  readonly cursor: string | null | undefined
}

export const recallSpec = command({
  name: 'recall',
  argument: { syntax: '[text...]', help: 'text' },
  options: [
    'file',
    'limit',
    'trace',
    'inactive',
    'policy',
    ...MOMENT_OPTIONS,
    ...RECALL_FILTER_OPTIONS,
    'pages',
    'cursor',
  ],
  read: (values): RecallArguments => ({
    query: values.textSource(),
    limit: values.integer('limit', 1, 1000),
    trace: values.flag('trace'),
    inactive: values.flag('inactive'),
    ...momentArguments(values),
    filter: recallFilter(values),
    policy: readPolicy(values),
    cursor: values.text('cursor') ?? (values.flag('pages') ? null : undefined),
  }),
  load: async () => {
    const [{ recall }, { renderRecall }] = await Promise.all([
      import('./index.ts'),
      import('../../render/recall.ts'),
    ])
    return { run: recall, render: renderRecall }
  },
})
