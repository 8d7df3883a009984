import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import { writeSessions } from '../access.ts'
import { topicsPatch } from '../log/edit-turn.ts'
import { patchTurn } from '../log/patch-turn.ts'
import { turnsOfTopicIn } from '../lookups/by-topic.ts'
import { checkTopic } from './check-topics.ts'

/** Other writers of the scope wait no longer than for so many. */
const BATCH = 200

/**
 * Gives a topic another name, batch by batch; how many turns had it. What was renamed no longer has the old name, so that a call after one
 * that failed goes on behind it. Archived turns keep theirs.
 * @throws NotFoundError when no turn has it.
 */
export async function renameTopic(engine: Engine, scope: string, from: string, to: string): Promise<number> {
  const [old, name] = [checkTopic(from), checkTopic(to)]
  let renamed = 0
  for (;;) {
    const count = await writeSessions(engine, scope, async ({ sessions }) => {
      const turns = await turnsOfTopicIn(sessions, old, { limit: BATCH })
      for (const turn of old === name ? [] : turns)
        await patchTurn(sessions, turn, topicsPatch(engine, renamedTopics(turn.topics, old, name)))
      return turns.length
    })
    if (count === 0 && renamed === 0) throw new NotFoundError('topic', old, 'sessions.topics()')
    if (old === name) return 0
    renamed += count
    if (count < BATCH) return renamed
  }
}

/** Where a turn has both names it keeps one. Pure. */
const renamedTopics = (topics: readonly string[], from: string, to: string): readonly string[] => [
  ...new Set(topics.map((topic) => (topic === from ? to : topic))),
]
