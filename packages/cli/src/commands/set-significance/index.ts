import type { QaTurn } from '@recollect/core'
import type { Context } from '../../context.ts'
import { textOf } from '../../input/pairs.ts'
import { withMemory } from '../../open-memory.ts'
import { sessionMeant } from '../../sessions/meant.ts'
import { telling } from '../../sessions/missing.ts'
import type { SetSignificanceArguments } from './spec.ts'

/** Sets by hand how significant a pair is. */
export async function setSignificance(
  { session, seq, significance, answer }: SetSignificanceArguments,
  context: Context,
): Promise<QaTurn> {
  const kept = answer === undefined ? undefined : await textOf('--answer', answer, context)
  return withMemory(context, 'read', async ({ memory }) => {
    const meant = await sessionMeant(memory, session)
    return telling(memory, { sessions: [meant.id], seq }, meant.setSignificance(seq, significance, kept))
  })
}
