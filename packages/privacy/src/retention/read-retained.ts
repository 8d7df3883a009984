import { InvalidConfigError } from '@recollect/core'
import type { Page, PageRequest, ScopedMemory } from '@recollect/core'
import type { Retained } from './plan-retention.ts'
import type { RetentionPolicy } from './policy.ts'

/**
 * Reads what the policy asks about, and nothing else: a memory need not keep what no policy names.
 * @throws InvalidConfigError where it lacks the plugin for what one names.
 */
export async function readRetained(memory: ScopedMemory, policy: RetentionPolicy): Promise<Retained> {
  const { unusedNodes, versionsPerKey, messages, sessions, quota } = policy
  const asksNodes = unusedNodes ?? quota?.nodes
  const asksSessions = sessions ?? quota?.sessions
  if (asksNodes !== undefined) checkKept(memory, 'nodes', 'knowledge')
  if (asksSessions !== undefined) checkKept(memory, 'sessions', 'sessions')
  const asksItems = messages !== undefined || quota?.items !== undefined
  return {
    nodes: await all(asksNodes, (page) => memory.nodes.list(page)),
    cards: await all(asksItems || versionsPerKey, (page) => memory.cards.list(page)),
    items: await all(asksItems, (page) => memory.items.list(page)),
    sessions: await all(asksSessions, (page) => memory.sessions.list(page)),
  }
}

function checkKept(memory: object, records: string, plugin: string): void {
  if (Object.hasOwn(memory, records)) return
  throw new InvalidConfigError(
    `The retention policy names ${records}, and this memory keeps none: nothing was forgotten. Open it with createRecollect({ plugins: [${plugin}()] }) of @recollect/${plugin}.`,
  )
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
