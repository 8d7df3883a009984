import type { RecallOptions } from '@recollect/core'
import { expect } from 'vitest'
import { RECALL_CORPUS, RECALL_QUERIES } from './corpus/index.ts'
import { withRecollect } from './harness.ts'
import type { RecallHarness } from './harness.ts'

const TOP_TEN: RecallOptions = { limit: 10 }

/** Asked of every third question too. */
const WAYS: readonly RecallOptions[] = [
  { limit: 10, includeInactive: true },
  { limit: 10, filter: { role: 'user', metadata: { language: 'zh' } } },
  { limit: 10, filter: { kind: 'card' } },
]

/** Everything a memory of the corpus answers, hit by hit. */
async function answers(
  harness: RecallHarness,
  queries: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  return withRecollect(harness, async (recollect) => {
    const memory = recollect.scope('alice')
    await memory.remember(RECALL_CORPUS)
    const found = new Map<string, unknown>()
    for (const [at, query] of queries.entries()) {
      for (const options of at % 3 === 0 ? [TOP_TEN, ...WAYS] : [TOP_TEN])
        found.set(`${query} ${JSON.stringify(options)}`, await memory.recall(query, options))
    }
    return found
  })
}

/**
 * Tells the corpus to two memories and asks its questions: expects the same top ten, down to ids, scores, tiers, answers and
 * evidence, filtered or not.
 */
export async function expectSameRecall(
  left: RecallHarness,
  right: RecallHarness,
  queries: readonly string[] = RECALL_QUERIES,
): Promise<void> {
  const [one, other] = [await answers(left, queries), await answers(right, queries)]
  for (const [asked, result] of one) expect(other.get(asked), asked).toStrictEqual(result)
  expect(other.size).toBe(one.size)
}
