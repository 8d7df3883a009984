import { actionOf, noArgument, oneArgument } from '../../argv/actions.ts'
import { command } from '../../argv/command.ts'
import type { TextSource, Values } from '../../argv/values.ts'

const ACTIONS = ['list', 'show', 'search', 'quarantine', 'dismiss', 'forget'] as const

export type NodesArguments =
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

export const nodesSpec = command({
  name: 'nodes',
  group: 'knowledge',
  argument: { syntax: '[action]', help: 'nodeAction' },
  furtherArgument: { syntax: '[value...]', help: 'nodeValues' },
  options: ['changedFrom', 'changedTo', 'depth', 'limit', 'cursor', 'minScore', 'file', 'yes'],
  read: readAction,
  load: async () => {
    const [{ nodes }, { renderNodes }] = await Promise.all([
      import('./index.ts'),
      import('../../render/knowledge/nodes.ts'),
    ])
    return { run: nodes, render: renderNodes }
  },
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
