import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ScopedMemory } from '@recollect/core'
import { problemOf } from '../tools/problem.ts'
import { difference } from './difference.ts'
import type { Graph } from './graph.ts'
import { loadGraph } from './load.ts'
import type { Queue } from './queue.ts'
import { write } from './write.ts'
import type { Deletion } from './remove.ts'
import { EntityGoneError } from './strays.ts'

/** What the nine tools of one connection work with. */
export interface GraphDesk {
  readonly memory: ScopedMemory
  readonly queue: Queue
  readonly deletion: Deletion
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

type Edit = (graph: Graph) => { readonly graph?: Graph; readonly result: CallToolResult }

/** Answers a tool that edits: what it makes of the graph is written, or, where there is no `graph`, nothing is. */
export const editing = (desk: GraphDesk, edit: Edit): Promise<CallToolResult> =>
  guarded(desk, async () => {
    const { memory, queue } = desk
    const { written, result } = await queue.run(memory.scope, () => edited(desk, edit))
    if (written) desk.changed()
    return result
  })

/** How often an edit is made anew when another process deleted what it adds to. */
const ATTEMPTS = 3

async function edited(
  desk: GraphDesk,
  edit: Edit,
  attempt = 1,
): Promise<{ readonly written: boolean; readonly result: CallToolResult }> {
  const { memory, deletion, report } = desk
  const before = await loadGraph(memory)
  const { graph, result } = edit(before)
  if (graph === undefined) return { written: false, result }
  try {
    await write(memory, difference(before, graph), { deletion, report })
    return { written: true, result }
  } catch (error) {
    if (!(error instanceof EntityGoneError) || attempt === ATTEMPTS) throw error
    return edited(desk, edit, attempt + 1)
  }
}

async function guarded(desk: GraphDesk, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    return problemOf(error, desk.report)
  }
}
