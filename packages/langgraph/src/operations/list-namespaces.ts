import type { ListNamespacesOperation } from '@langchain/langgraph-checkpoint'
import type { ScopedMemory } from '@recollect/core'
import { matching } from '../namespaces/matching.ts'
import { filterUnder } from '../record/address.ts'
import { itemIn } from '../record/stored-item.ts'
import { listed } from './versions.ts'

/** Namespaces that hold an item. Reads every item of the store. */
export async function listNamespaces(
  memory: ScopedMemory,
  operation: ListNamespacesOperation,
): Promise<string[][]> {
  const namespaces = new Map<string, readonly string[]>()
  for await (const message of listed(memory, { metadata: filterUnder([]) })) {
    const namespace = itemIn(message)?.namespace
    if (namespace) namespaces.set(JSON.stringify(namespace), namespace)
  }
  return matching([...namespaces.values()], operation)
}
