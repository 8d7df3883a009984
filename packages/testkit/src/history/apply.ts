import { RecollectError } from '@recollect/core'
import type { Page, PageRequest, ScopedMemory } from '@recollect/core'
import type { FixedClock } from '../fixtures/fixed-clock.ts'
import type { Verb } from './verb.ts'

export interface Told {
  readonly memory: ScopedMemory
  readonly clock: FixedClock
}

/** The id of the change or batch a call made; null when it made none. Typed refusals are outcomes, other errors come through. */
export async function applyVerb(told: Told, verb: Verb): Promise<string | null> {
  try {
    return await call(told, verb)
  } catch (error) {
    if (RecollectError.isInstance(error)) return null
    throw error
  }
}

async function call({ memory, clock }: Told, verb: Verb): Promise<string | null> {
  switch (verb.kind) {
    case 'remember': {
      const [first] = await memory.remember(verb.messages)
      return first?.batch ?? null
    }
    case 'put':
      return (await memory.put(verb.fact)).change
    case 'correct': {
      const card = at(
        (await allOf(memory.cards)).map(({ id }) => id),
        verb.pick,
      )
      return card === null ? null : (await memory.correct(card, verb.value)).change
    }
    case 'forget':
      return forget(memory, verb)
    case 'undo': {
      const change = at(
        (await allOf(memory.changes)).map(({ id }) => id),
        verb.pick,
      )
      return change === null
        ? null
        : (await memory.undo(change, { dependents: verb.dependents ?? 'refuse' })).change
    }
    case 'wait':
      clock.advance(verb.ms)
      return null
  }
}

async function forget(
  memory: ScopedMemory,
  verb: Verb & { readonly kind: 'forget' },
): Promise<string | null> {
  const { what, pick, grace } = verb
  const rows = what === 'item' ? await allOf(memory.items) : await allOf(memory.cards)
  const named = rows.map((row) => (what === 'slot' && 'versionKey' in row ? row.versionKey : row.id))
  const one = at(named, pick)
  if (one === null) return null
  const target = what === 'item' ? { item: one } : what === 'card' ? { card: one } : { slot: one }
  return (await memory.forget(target, { grace })).change
}

const at = (ids: readonly string[], pick: number): string | null =>
  ids[pick % Math.max(1, ids.length)] ?? null

/** All rows of a list, page by page. */
export async function allOf<T>(list: {
  list(page: Partial<PageRequest>): Promise<Page<T>>
}): Promise<readonly T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list.list({ limit: 1000, cursor })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}
