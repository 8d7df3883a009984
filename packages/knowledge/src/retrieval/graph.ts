import { z } from 'zod'
import type { GraphOptions, KnowledgeGraph } from '../api.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { SemanticReader, StoredNode } from '@recollect/core/store'
import { everyPage } from '@recollect/core/plugin'
import { readSemantic } from '../access.ts'
import { assembleNodes } from './assemble-nodes.ts'
import { walk } from './related.ts'
import { resolveNode } from './resolve-node.ts'

const schema = z.strictObject({
  from: z.string().optional(),
  depth: z.number().int().min(1).max(5).default(2),
  limit: z.number().int().min(1).max(1000).default(100),
})

/** Nodes and the edges among them: around one, or the most important. @throws InvalidInputError; NotFoundError */
export async function knowledgeGraph(
  engine: Engine,
  scope: string,
  options: GraphOptions = {},
): Promise<KnowledgeGraph> {
  const { from, depth, limit } = checked(options)
  return readSemantic(engine, scope, async ({ semantic }) => {
    const rows =
      from === undefined
        ? await mostImportant(semantic, limit)
        : await around(semantic, await resolveNode(engine, semantic, from), depth, limit)
    const ids = rows.map(({ id }) => id)
    const shown = new Set(ids)
    const edges = ids.length === 0 ? [] : await semantic.relationships(ids)
    return {
      nodes: await assembleNodes(semantic, rows),
      relationships: edges.filter((edge) => shown.has(edge.from) && shown.has(edge.to)),
    }
  })
}

function checked(options: unknown): z.output<typeof schema> {
  const parsed = schema.safeParse(options)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(`The graph was refused: ${z.prettifyError(parsed.error)}. Correct the options.`)
}

async function around(
  semantic: SemanticReader,
  node: StoredNode,
  depth: number,
  limit: number,
): Promise<readonly StoredNode[]> {
  const reached = await walk(semantic, node.id, depth, limit - 1)
  return [node, ...(await semantic.nodesById(reached.map(({ id }) => id)))]
}

/** Reads every node once, holding no more than are shown. */
async function mostImportant(semantic: SemanticReader, limit: number): Promise<readonly StoredNode[]> {
  let best: readonly StoredNode[] = []
  for await (const rows of everyPage((page) => semantic.nodes(page)))
    best = [...best, ...rows].sort(byImportance).slice(0, limit)
  return best
}

const byImportance = (a: StoredNode, b: StoredNode): number =>
  b.importance - a.importance || (a.id < b.id ? 1 : -1)
