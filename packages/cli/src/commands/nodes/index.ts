import type { NodeHit, Page, Quarantined, SemanticNode } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { readTime } from '../../input/times.ts'
import { confirmed } from '../../io/confirmed.ts'
import { nodeGiven } from '../../knowledge/given.ts'
import { withMemory } from '../../open-memory.ts'
import { safe } from '../../render/safe.ts'
import { field } from '../../util/objects.ts'
import { nodeInFull } from './in-full.ts'
import type { NodeInFull } from './in-full.ts'
import type { NodesArguments } from './spec.ts'

export type NodesDone =
  | ({ readonly action: 'list' } & Page<SemanticNode>)
  | ({ readonly action: 'show' } & NodeInFull)
  | { readonly action: 'search'; readonly query: string; readonly hits: readonly NodeHit[] }
  | ({ readonly action: 'quarantine' } & Page<Quarantined>)
  | { readonly action: 'dismiss'; readonly rows: number }
  | { readonly action: 'forget'; readonly node: Pick<SemanticNode, 'id' | 'key'> }

/** Private knowledge that was found in episodes. */
export async function nodes(args: NodesArguments, context: Context): Promise<NodesDone> {
  const query = args.action === 'search' ? await readQuestion(args.query, context) : ''
  const words = context.text.knowledge.nodes
  return withMemory(context, 'read', async ({ memory }): Promise<NodesDone> => {
    const { action } = args
    switch (action) {
      case 'list': {
        const { from, to, limit, cursor } = args
        const time = (given: string | undefined) =>
          given === undefined ? undefined : readTime(given, context)
        const times = { ...field('from', time(from)), ...field('to', time(to)) }
        return { action, ...(await memory.nodes.list({ ...times, limit, cursor })) }
      }
      case 'show':
        return { action, ...(await nodeInFull(memory, await nodeGiven(memory, args.node), args.depth)) }
      case 'search': {
        const options = { limit: args.limit, ...field('minScore', args.minScore) }
        return { action, query, hits: await memory.nodes.search(query, options) }
      }
      case 'quarantine': {
        const { limit, cursor } = args
        return { action, ...(await memory.discovery.quarantined({ limit, cursor })) }
      }
      case 'dismiss':
        if (args.ids === undefined && !args.yes) await confirmed(context, words.confirmDismiss)
        return { action, rows: await memory.discovery.dismiss(args.ids) }
      case 'forget': {
        const { id, key } = await nodeGiven(memory, args.node)
        if (!args.yes) await confirmed(context, words.confirm(safe(key)))
        await memory.nodes.forget(id)
        return { action, node: { id, key } }
      }
    }
  })
}
