import { checkScope } from '@recollect/core'
import type { MoveResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { keyOf, slotGiven } from '../../slots/known.ts'
import type { MoveArguments } from './spec.ts'

export type Moved = MoveResult & { readonly to: string }

/** Hands what holds of a fact over to another scope. */
export async function move({ target, to }: MoveArguments, context: Context): Promise<Moved> {
  checkScope(to)
  const moved = await withMemory(context, 'read', async (open) =>
    open.memory.move(
      'card' in target ? target : { slot: keyOf(await slotGiven(target.slot, open, context)) },
      to,
    ),
  )
  return { to, ...moved }
}
