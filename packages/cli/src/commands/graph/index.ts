import type { KnowledgeGraph } from '@recollect/core'
import type { Context } from '../../context.ts'
import { nodeGiven } from '../../knowledge/given.ts'
import { withMemory } from '../../open-memory.ts'
import type { GraphArguments, GraphFormat } from './spec.ts'

export interface DrawnGraph extends KnowledgeGraph {
  readonly format: GraphFormat
}

/** Knowledge and how it hangs together: around one node, or the most important of it. */
export const graph = ({ from, options, format }: GraphArguments, context: Context): Promise<DrawnGraph> =>
  withMemory(context, 'read', async ({ memory }) => {
    const around = from === undefined ? {} : { from: (await nodeGiven(memory, from)).id }
    return { format, ...(await memory.nodes.graph({ ...around, ...options })) }
  })
