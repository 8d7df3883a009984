import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import { checkText } from '@recollect/core/plugin'
import type { SemanticReader, StoredNode } from '@recollect/core/store'
import { nodeByForms } from '../evolution/near-node.ts'

/**
 * A node by its id, else by its key, in its normal form or by its words. @throws InvalidInputError for what can be neither; NotFoundError
 */
export async function resolveNode(
  engine: Engine,
  semantic: SemanticReader,
  idOrKey: string,
): Promise<StoredNode> {
  const { source } = checkText('id or key', idOrKey, engine.config.limits.maxQueryBytes, 'maxQueryBytes')
  const node = (await semantic.node(source)) ?? (await nodeByForms(engine, semantic, source))
  if (node === null) throw new NotFoundError('node', source)
  return node
}
