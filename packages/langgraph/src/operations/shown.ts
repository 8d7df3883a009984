import type { Item, SearchItem } from '@langchain/langgraph-checkpoint'
import type { StoredItem } from '../record/stored-item.ts'

/** An item as LangGraph is given it. */
export function shown(item: StoredItem): Item
export function shown(item: StoredItem, score: number | undefined): SearchItem
export function shown(
  { namespace, key, value, createdAt, updatedAt }: StoredItem,
  score?: number,
): SearchItem {
  return {
    namespace: [...namespace],
    key,
    value: { ...value },
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    ...(score === undefined ? {} : { score }),
  }
}
