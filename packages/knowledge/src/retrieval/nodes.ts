import { z } from 'zod'
import type { NodeEpisodes } from '../api.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import { checkText, objectOf, pageOf, checkId } from '@recollect/core/plugin'
import type { NodeFilter, SemanticReader, StoredNode } from '@recollect/core/store'
import type { Page, PageRequest, SemanticNode } from '@recollect/core'
import { readSemantic } from '../access.ts'
import { nodeByForms, nearNode } from '../evolution/near-node.ts'
import { assembleNodes } from './assemble-nodes.ts'
import { episodesOf } from './episodes-of.ts'
import { resolveNode } from './resolve-node.ts'

const filterSchema = z.strictObject({ from: z.number().optional(), to: z.number().optional() })

/** @throws InvalidInputError for what is no id. */
export const getNode = (engine: Engine, scope: string, id: string): Promise<SemanticNode | null> =>
  readSemantic(engine, scope, async ({ semantic }) =>
    whole(semantic, await semantic.node(checkId('a node', id))),
  )

/** By id. @throws InvalidInputError */
export function listNodes(
  engine: Engine,
  scope: string,
  options: NodeFilter & Partial<PageRequest> = {},
): Promise<Page<SemanticNode>> {
  const { limit: _limit, cursor: _cursor, ...rest } = objectOf(options)
  const page = pageOf(options)
  const filter = checkNodeFilter(rest)
  return readSemantic(engine, scope, async ({ semantic }) => {
    const { rows, next } = await semantic.nodes(page, filter)
    return { rows: await assembleNodes(semantic, rows), next }
  })
}

function checkNodeFilter(given: unknown): NodeFilter {
  const parsed = filterSchema.safeParse(given)
  if (!parsed.success) {
    throw new InvalidInputError(
      `The filter was refused: ${z.prettifyError(parsed.error)}. Correct it, or leave it out.`,
    )
  }
  const { from, to } = parsed.data
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/**
 * By its form or its words; with an embedder also by what it means, asked outside of any snapshot. @throws InvalidInputError for what can
 * be no key.
 */
export async function nodeByKey(engine: Engine, scope: string, key: string): Promise<SemanticNode | null> {
  const { source } = checkText('key', key, engine.config.limits.maxQueryBytes, 'maxQueryBytes')
  const read = <T>(work: (semantic: SemanticReader) => Promise<T>) =>
    readSemantic(engine, scope, ({ semantic }) => work(semantic))
  const node =
    (await read((semantic) => nodeByForms(engine, semantic, source))) ??
    (await nearNode(engine, read, source))
  return node && read((semantic) => whole(semantic, node))
}

/** @throws NotFoundError */
export const nodeEpisodes = (engine: Engine, scope: string, idOrKey: string): Promise<NodeEpisodes> =>
  readSemantic(engine, scope, async ({ semantic }) => {
    const { id } = await resolveNode(engine, semantic, idOrKey)
    const [found] = await episodesOf(semantic, [id])
    return found ?? { linked: [], evolution: [] }
  })

async function whole(semantic: SemanticReader, node: StoredNode | null): Promise<SemanticNode | null> {
  const [found] = node === null ? [] : await assembleNodes(semantic, [node])
  return found ?? null
}
