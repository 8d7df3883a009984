import { timed } from '../../stats/time.ts'
import type { Ranked } from '../ask.ts'
import type { RetrievalSet } from '../load-set.ts'
import type { Baseline } from './baseline.ts'

/** What a baseline finds for every question of a set, and how long it took to read the conversations. */
export async function runBaseline(
  baseline: Baseline,
  { conversations, questions }: RetrievalSet,
  limit: number,
): Promise<{ readonly asked: Ranked[]; readonly indexMs: number }> {
  const asked: Ranked[] = []
  let indexMs = 0
  for (const conversation of conversations) {
    const { ms, value: index } = await timed(() => baseline.index(conversation))
    indexMs += ms
    for (const question of questions) {
      if (question.conversation !== conversation.id) continue
      const found = await timed(async () => index.search(question.question, limit))
      asked.push({ question, ids: found.value, ms: found.ms })
    }
    index.close?.()
  }
  return { asked, indexMs }
}
