import type { QaTurn } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { sessionMeant } from '../../sessions/meant.ts'
import { telling } from '../../sessions/missing.ts'
import type { SetTopicsArguments } from './spec.ts'

/** Replaces the topics of a pair. */
export const setTopics = ({ session, seq, topics }: SetTopicsArguments, context: Context): Promise<QaTurn> =>
  withMemory(context, 'read', async ({ memory }) => {
    const meant = await sessionMeant(memory, session)
    return telling(memory, { sessions: [meant.id], seq }, meant.setTopics(seq, topics))
  })
