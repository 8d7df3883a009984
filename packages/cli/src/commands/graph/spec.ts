import { command } from '../../argv/command.ts'
import { field } from '../../util/objects.ts'

const FORMATS = ['text', 'dot', 'mermaid', 'json'] as const
export type GraphFormat = (typeof FORMATS)[number]

export interface GraphArguments {
  readonly from: string | undefined
  readonly options: { readonly depth?: number; readonly limit?: number }
  readonly format: GraphFormat
}

export const graphSpec = command({
  name: 'graph',
  group: 'knowledge',
  options: ['graphFrom', 'depth', 'limit', 'graphFormat'],
  read: (values): GraphArguments => ({
    from: values.text('from'),
    options: {
      ...field('depth', values.integer('depth', 1, 5)),
      ...field('limit', values.integer('limit', 1, 1000)),
    },
    format: values.choice('format', FORMATS) ?? 'text',
  }),
  load: async () => {
    const [{ graph }, { renderGraph }] = await Promise.all([
      import('./index.ts'),
      import('../../render/knowledge/graph.ts'),
    ])
    return { run: graph, render: renderGraph }
  },
})
