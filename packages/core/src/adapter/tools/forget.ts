import type { ForgetTarget, ScopedMemory } from '../../api/memory.ts'
import type { ForgetResult } from '../../api/writes.ts'
import { NOTE } from './views.ts'

const DAY = 86_400_000

/** What the tool `forget` may be pointed at. */
export const FORGET_KINDS = ['card', 'item', 'slot', 'about'] as const

interface Named {
  readonly kind: (typeof FORGET_KINDS)[number]
  readonly id: string
  readonly dryRun?: boolean | undefined
}

const targetOf = ({ kind, id }: Named): ForgetTarget => {
  if (kind === 'card') return { card: id }
  if (kind === 'about') return { about: id }
  return kind === 'item' ? { item: id } : { slot: id }
}

/** What the tool `forget` gives a model: counts, and what it concerns in words. */
export interface Forgotten extends Pick<ForgetResult, 'items' | 'cards' | 'turns' | 'change'> {
  readonly words: string
  readonly note: string
}

/** What the tool `forget` does; with `dryRun` it only looks. */
export async function forgotten(memory: ScopedMemory, named: Named, graceMs = DAY): Promise<Forgotten> {
  const { dryRun = false } = named
  const done = await memory.forget(targetOf(named), { grace: graceMs, dryRun })
  const { items, cards, turns, change } = done
  return { items, cards, turns, change, words: await memory.describe(done), note: NOTE }
}
