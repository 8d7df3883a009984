import type { Page, SemanticNode } from '@recollect/core'
import type { Quarantined } from '@recollect/core/store'
import type { NodeHit } from '@recollect/knowledge'
import { actionOf, noArgument, oneArgument } from '../argv/actions.ts'
import { command } from '../argv/command.ts'
import type { TextSource, Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { readTime } from '../input/times.ts'
import { confirmed } from '../io/confirmed.ts'
import { nodeGiven } from '../knowledge/given.ts'
import { withMemory } from '../open-memory.ts'
import { nodeInFull } from '../render/knowledge/node-in-full.ts'
import { share } from '../render/knowledge/words.ts'
import { safe } from '../render/safe.ts'
import { short } from '../render/short.ts'
import { table } from '../render/table.ts'
import { when } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'
import { nodeInFull as readInFull } from './nodes/in-full.ts'
import type { NodeInFull } from './nodes/in-full.ts'

const ACTIONS = ['list', 'show', 'search', 'quarantine', 'dismiss', 'forget'] as const

type NodesArguments =
  | {
      readonly action: 'list'
      /** As they were typed. */
      readonly from: string | undefined
      readonly to: string | undefined
      readonly limit: number
      readonly cursor: string | null
    }
  | { readonly action: 'show'; readonly node: string; readonly depth: number }
  | {
      readonly action: 'search'
      readonly query: TextSource
      readonly limit: number
      readonly minScore: number | undefined
    }
  | { readonly action: 'quarantine'; readonly limit: number; readonly cursor: string | null }
  /** All of it, without ids. */
  | { readonly action: 'dismiss'; readonly ids: readonly string[] | undefined; readonly yes: boolean }
  | { readonly action: 'forget'; readonly node: string; readonly yes: boolean }

type NodesDone =
  | ({ readonly action: 'list' } & Page<SemanticNode>)
  | ({ readonly action: 'show' } & NodeInFull)
  | { readonly action: 'search'; readonly query: string; readonly hits: readonly NodeHit[] }
  | ({ readonly action: 'quarantine' } & Page<Quarantined>)
  | { readonly action: 'dismiss'; readonly rows: number }
  | { readonly action: 'forget'; readonly node: Pick<SemanticNode, 'id' | 'key'> }

/** Private knowledge that was found in episodes. */
async function nodes(args: NodesArguments, context: Context): Promise<NodesDone> {
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
        return { action, ...(await readInFull(memory, await nodeGiven(memory, args.node), args.depth)) }
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

/** Of a proposal that came to nothing. */
const PROPOSAL = 160

function renderNodes(done: NodesDone, view: View): string {
  const { nodes } = view.text.knowledge
  switch (done.action) {
    case 'list':
      return listed(done, nodes.none, (node) => nodeRow(node, view), view)
    case 'show':
      return nodeInFull(done, view)
    case 'search':
      return done.hits.length === 0 ? view.text.output.recall.none : renderHits(done.hits, view)
    case 'quarantine':
      return listed(done, nodes.noQuarantine, (row) => quarantineRow(row, view), view)
    case 'dismiss':
      return nodes.dismissed(done.rows)
    case 'forget':
      return nodes.forgot(safe(done.node.key))
  }
}

function listed<T>({ rows, next }: Page<T>, none: string, row: (one: T) => string[], view: View): string {
  const lines = rows.length === 0 ? none : table(rows.map(row))
  return next === null ? lines : `${lines}\n${view.text.output.lists.more(next)}`
}

/** One piece of knowledge a line: key, value, version, confidence, since when, id. */
function nodeRow({ key, value, version, confidence, validFrom, id }: SemanticNode, view: View): string[] {
  const { colors, text } = view
  return [
    colors.cyan(safe(key)),
    safe(value),
    `v${String(version)}`,
    text.knowledge.nodes.confidence(share(confidence)),
    when(validFrom, view),
    colors.dim(id),
  ]
}

/** Best first, with how well each fits and by which words. */
function renderHits(hits: readonly NodeHit[], view: View): string {
  const { colors, text } = view
  const rows = hits.map(({ node, score, matched }, i) => [
    `${String(i + 1)}.`,
    share(score),
    colors.cyan(safe(node.key)),
    safe(node.value),
    matched.length === 0
      ? ''
      : colors.dim(text.knowledge.nodes.matched(matched.map(safe).join(text.trace.separator))),
    colors.dim(node.id),
  ])
  return table(rows)
}

function quarantineRow({ at, kind, reason, proposal, id }: Quarantined, view: View): string[] {
  const { colors, text } = view
  const { nodes, reasons } = text.knowledge
  return [
    when(at, view),
    nodes.kinds[kind],
    colors.yellow(reasons[reason]),
    colors.dim(id),
    short(proposal, PROPOSAL),
  ]
}

export const spec = command({
  name: 'nodes',
  group: 'knowledge',
  argument: { syntax: '[action]', help: 'nodeAction' },
  furtherArgument: { syntax: '[value...]', help: 'nodeValues' },
  options: ['changedFrom', 'changedTo', 'depth', 'limit', 'cursor', 'minScore', 'file', 'yes'],
  read: readAction,
  run: nodes,
  render: renderNodes,
})

function readAction(values: Values): NodesArguments {
  const action = actionOf(values, ACTIONS)
  const rest = values.afterFirst
  const yes = values.flag('yes')
  const page = (): { limit: number; cursor: string | null } => ({
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  })
  switch (action) {
    case 'list':
      noArgument(rest, 'nodes list')
      return { action, from: values.time('from'), to: values.time('to'), ...page() }
    case 'show': {
      const node = oneArgument(rest, 'key', 'nodes show')
      return { action, node, depth: values.integer('depth', 1, 5) ?? 2 }
    }
    case 'search': {
      const limit = values.integer('limit', 1, 100) ?? 10
      return { action, query: rest.textSource(), limit, minScore: values.share('min-score') }
    }
    case 'quarantine':
      noArgument(rest, 'nodes quarantine')
      return { action, ...page() }
    case 'dismiss':
      return { action, ids: rest.all.length === 0 ? undefined : rest.all, yes }
    case 'forget':
      return { action, node: oneArgument(rest, 'key', 'nodes forget'), yes }
  }
}
