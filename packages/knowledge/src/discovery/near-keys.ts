import { nodeByForms } from '../evolution/find-node.ts'
import { keyForm } from '../evolution/key-form.ts'
import { nearNode } from '../evolution/near-node.ts'
import type { Run } from './run.ts'

/** By the form of a key that no node has: the node that means the same, by vectors. Asks the embedder, so before the transaction. */
export async function nearKeys(
  { engine, space, signal }: Run,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const near = new Map<string, string>()
  if (engine.embedder === null) return near
  for (const key of new Set(keys)) {
    if ((await space.read(({ semantic }) => nodeByForms(engine, semantic, key))) !== null) continue
    const node = await nearNode(engine, (work) => space.read(({ semantic }) => work(semantic)), key, signal)
    if (node !== null) near.set(keyForm(engine, key), node.id)
  }
  return near
}
