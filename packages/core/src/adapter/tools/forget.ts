import type { ForgetResult, ForgetTarget, ScopedMemory } from '../../api/memory.ts'

const DAY = 86_400_000

/** What the tool `forget` may be pointed at. */
export const FORGET_KINDS = ['card', 'item', 'slot'] as const

interface Named {
  readonly kind: (typeof FORGET_KINDS)[number]
  readonly id: string
}

const targetOf = ({ kind, id }: Named): ForgetTarget => {
  if (kind === 'card') return { card: id }
  return kind === 'item' ? { item: id } : { slot: id }
}

/** What the tool `forget` does. */
export const forgotten = (memory: ScopedMemory, named: Named, graceMs = DAY): Promise<ForgetResult> =>
  memory.forget(targetOf(named), { grace: graceMs })
