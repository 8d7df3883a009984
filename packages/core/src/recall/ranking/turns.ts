import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryItem } from '../../types/item.ts'

/** Who speaks: a person by name, else a role. */
export const voice = ({ role, speaker }: MemoryItem) => speaker ?? role

/** Whether `item` answers `before`: said right after somebody else's question, and not by an assistant unless its words are asked for. */
export function answers(item: MemoryItem, before: MemoryItem, plan: Pick<QueryPlan, 'cues'>): boolean {
  return (
    before.seq === item.seq - 1 &&
    before.session === item.session &&
    voice(before) !== voice(item) &&
    (item.role !== 'assistant' || plan.cues.assistantSaid) &&
    asks(before)
  )
}

/** Whether a message asks something anywhere in it. */
export const asks = ({ text }: MemoryItem): boolean => text.includes('?') || text.includes('？')
