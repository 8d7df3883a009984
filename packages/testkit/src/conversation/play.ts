import { createRecollect } from '@recollect/core'
import type { Evidence, LanguagePack, MemoryCard } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'

const START = Date.UTC(2026, 0, 5)
const DAY = 24 * 3_600_000

/** What a conversation leaves. */
export interface Played {
  /** Every fact that holds at its end. */
  readonly held: readonly MemoryCard[]
  /** What the question after it is answered with; empty when none was asked. */
  readonly answer: string
  readonly evidence: Evidence | null
}

/** How a conversation is played. */
export interface PlayOptions {
  /** Asked at the end. */
  readonly question?: string
  /** Days between one message and the next. */
  readonly daysApart?: number
}

/** Has a new memory in RAM remember the messages one after the other. */
export async function playConversation(
  language: LanguagePack,
  messages: readonly string[],
  { question, daysApart = 0 }: PlayOptions = {},
): Promise<Played> {
  let now = START
  const clock = { now: () => now, zone: 'UTC' }
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [language], clock })
  const memory = recollect.scope('someone')
  for (const message of messages) {
    await memory.remember(message)
    now += daysApart * DAY
  }
  const { rows } = await memory.cards.list({ limit: 100 })
  const asked = question === undefined ? null : await memory.recall(question)
  await recollect.close()
  return {
    held: rows.filter(({ active }) => active),
    answer: asked?.answer.text ?? '',
    evidence: asked?.evidence ?? null,
  }
}
