import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import type { RenameTopicArguments } from './spec.ts'

export interface RenamedTopic extends RenameTopicArguments {
  readonly pairs: number
}

/** Gives a topic another name; one that is there already takes its pairs in. */
export const renameTopic = ({ from, to }: RenameTopicArguments, context: Context): Promise<RenamedTopic> =>
  withMemory(context, 'read', async ({ memory }) => ({
    from,
    to,
    pairs: await telling(memory, { topic: from }, memory.sessions.renameTopic(from, to)),
  }))
