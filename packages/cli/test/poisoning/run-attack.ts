import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { MemoryCard, Recollect, ScopedMemory, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import type { Attack } from './corpus/attack.ts'

export const languages = [english(), chinese()]

export const openMemory = (store: Store): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), transfer()],
    store,
    languages,
    clock: { zone: 'UTC', now: () => Date.UTC(2026, 0, 20) },
  })

/** Everything a card states and rests on, of every version. */
export async function cardsOf(memory: ScopedMemory): Promise<readonly MemoryCard[]> {
  const { rows } = await memory.cards.list({ limit: 1000 })
  return rows
}

/** Has a conversation in a scope of its own; gives what is not as it was before the attack. */
export async function changedBy(recollect: Recollect, attack: Attack): Promise<readonly string[]> {
  const memory = recollect.scope(attack.name)
  await memory.remember(attack.before)
  const before = new Map((await cardsOf(memory)).map((card) => [card.id, JSON.stringify(card)]))
  await memory.remember([...attack.turns])
  const after = await cardsOf(memory)
  const changed = after.filter((card) => before.get(card.id) !== JSON.stringify(card))
  const gone = before.size - after.filter(({ id }) => before.has(id)).length
  return [
    ...changed.map(({ entity, slot, value }) => `${attack.name}: ${entity}.${slot} = ${value}`),
    ...(gone > 0 ? [`${attack.name}: ${String(gone)} cards are gone`] : []),
  ]
}
