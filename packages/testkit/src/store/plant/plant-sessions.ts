import type { ScopeTransaction } from '@recollect/core/store'
import { aSession } from '../../fixtures/a-session.ts'
import { aTurn } from '../../fixtures/a-turn.ts'
import { aVariable } from '../../fixtures/a-variable.ts'
import type { NextText } from './next-text.ts'

/** A session with a pair that is found by all its keys and one that is archived, and a form in its working memory. */
export async function plantSessions({ sessions, working }: ScopeTransaction, next: NextText): Promise<void> {
  const session = next()
  await sessions?.put(
    aSession({ id: session, channel: next(), mergingInto: next(), extra: { [next()]: next() } }),
  )
  for (const [seq, archived] of [false, true].entries()) {
    await sessions?.append(
      aTurn({
        session,
        seq: seq + 1,
        archived,
        user: next(),
        question: next(),
        questionHash: next(),
        tokens: [next()],
        answer: next(),
        topics: [next()],
        topicTokens: [next()],
        extra: { [next()]: next() },
      }),
    )
  }
  await working?.put(aVariable({ session, name: next(), value: { [next()]: [next()] } }))
}
