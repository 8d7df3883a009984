import type { RecallFilter } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { RECALL_FILTER_OPTIONS, recallFilter } from '../../argv/filters.ts'
import type { TextSource } from '../../argv/values.ts'

export interface WhyNotArguments {
  readonly id: string
  readonly query: TextSource
  readonly limit: number | undefined
  readonly inactive: boolean
  readonly filter: RecallFilter | undefined
}

export const whyNotSpec = command({
  name: 'why-not',
  argument: { syntax: '<id>', help: 'record' },
  furtherArgument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit', 'inactive', ...RECALL_FILTER_OPTIONS],
  read: (values): WhyNotArguments => ({
    id: values.argument ?? '',
    query: values.afterFirst.textSource(),
    limit: values.integer('limit', 1, 1000),
    inactive: values.flag('inactive'),
    filter: recallFilter(values),
  }),
  load: async () => {
    const [{ whyNot }, { renderWhyNot }] = await Promise.all([
      import('./index.ts'),
      import('../../render/why-not.ts'),
    ])
    return { run: whyNot, render: renderWhyNot }
  },
})
