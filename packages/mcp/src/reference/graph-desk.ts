import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ScopedMemory } from '@recollect/core'
import { problemOf } from '../tools/problem.ts'
import { difference } from './difference.ts'
import type { Graph } from './graph.ts'
import { loadGraph } from './load.ts'
import type { Queue } from './queue.ts'
import { write } from './write.ts'
import type { WriteOptions } from './write.ts'

/** What the nine tools of one connection work with. */
export interface GraphDesk {
  readonly memory: ScopedMemory
  readonly queue: Queue
  readonly deletion: WriteOptions['deletion']
  readonly changed: () => void
  readonly report: (error: unknown) => void
}

/** As the reference gives results: the same JSON as text and as structure. */
export const json = (shown: unknown, data: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(shown, null, 2) }],
  structuredContent: data,
})

export const readGraph = ({ memory, queue }: GraphDesk): Promise<Graph> =>
  queue.run(memory.scope, () => loadGraph(memory))

/** Answers a tool that reads. */
export const reading = (desk: GraphDesk, answer: (graph: Graph) => CallToolResult): Promise<CallToolResult> =>
  guarded(desk, async () => answer(await readGraph(desk)))

/** Answers a tool that edits: what it makes of the graph is written, or, where there is no `graph`, nothing is. */
export const editing = (
  desk: GraphDesk,
  edit: (graph: Graph) => { readonly graph?: Graph; readonly result: CallToolResult },
): Promise<CallToolResult> =>
  guarded(desk, async () => {
    const { memory, queue, deletion } = desk
    const { written, result } = await queue.run(memory.scope, async () => {
      const before = await loadGraph(memory)
      const { graph, result } = edit(before)
      if (graph === undefined) return { written: false, result }
      await write(memory, difference(before, graph), { deletion })
      return { written: true, result }
    })
    if (written) desk.changed()
    return result
  })

async function guarded(desk: GraphDesk, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    return problemOf(error, desk.report)
  }
}
