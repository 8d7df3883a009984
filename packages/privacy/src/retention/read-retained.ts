import type { Page, PageRequest, ScopedMemory } from '@recollect/core'
import { requireSessions } from '@recollect/sessions'
import type { Retained } from './plan-retention.ts'
import type { RetentionPolicy } from './policy.ts'

/** Reads what the policy asks about, and nothing else: a store need not keep what no policy names. */
export async function readRetained(memory: ScopedMemory, policy: RetentionPolicy): Promise<Retained> {
  const { unusedNodes, versionsPerKey, messages, sessions, quota } = policy
  if ((sessions ?? quota?.sessions) !== undefined) requireSessions(memory)
  const asksItems = messages !== undefined || quota?.items !== undefined
  return {
    nodes: await all(unusedNodes ?? quota?.nodes, (page) => memory.nodes.list(page)),
    cards: await all(asksItems || versionsPerKey, (page) => memory.cards.list(page)),
    items: await all(asksItems, (page) => memory.items.list(page)),
    sessions: await all(sessions ?? quota?.sessions, (page) => memory.sessions.list(page)),
  }
}

async function all<T>(asked: unknown, list: (page: PageRequest) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  if (asked === undefined || asked === false) return rows
  for (let cursor: string | null = null; ;) {
    const page: Page<T> = await list({ limit: 1000, cursor })
    rows.push(...page.rows)
    if (page.next === null) return rows
    cursor = page.next
  }
}
