import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '@recollect/core/store'
import { semanticIn, writeSemantic } from '../access.ts'
import { resolveNode } from '../retrieval/resolve-node.ts'

/** Deletes a node for good, with its versions, links, relationships and vectors; episodes and messages stay. @throws NotFoundError */
export const forgetNode = (engine: Engine, scope: string, idOrKey: string): Promise<void> =>
  writeSemantic(engine, scope, ({ tx }) => forgetNodeIn(engine, tx, idOrKey))

/** The same in a transaction of the caller. */
export async function forgetNodeIn(engine: Engine, tx: ScopeTransaction, idOrKey: string): Promise<void> {
  const { semantic } = semanticIn(engine, tx)
  const { id } = await resolveNode(engine, semantic, idOrKey)
  await semantic.removeNode(id)
}
