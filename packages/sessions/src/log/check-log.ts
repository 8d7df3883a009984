import { z } from 'zod'
import { InvalidInputError } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'
import type { EpochMs } from '@recollect/core'
import type { NormalizedText } from '@recollect/core/extraction'
import { beginning, label, readText, readTime, time, told } from '@recollect/core/plugin'
import { topicsSchema } from '../topics/check-topics.ts'
import { ownText } from './own-text.ts'

/** A pair that passed the door. */
export interface CheckedPair {
  readonly asked: NormalizedText
  readonly said: NormalizedText | null
  readonly user: string | null
  /** As they are stored; null: to be found. */
  readonly topics: readonly string[] | null
  /** 0–1; null: to be scored. */
  readonly significance: number | null
  readonly mark: boolean
  readonly saidAt: EpochMs
  readonly channel: string | null
}

/** @throws InvalidInputError outside 0–1. */
export function checkSignificance(given: unknown): number {
  const { success, data } = share.safeParse(given)
  if (success) return data
  throw new InvalidInputError(`Significance is a number from 0 to 1, not ${told(given)}.`)
}

const share = z.number().min(0).max(1)

const schema = z.strictObject({
  q: z.unknown(),
  a: z.unknown().optional(),
  user: label.optional(),
  topics: topicsSchema.optional(),
  significance: share.optional(),
  mark: z.boolean().default(false),
  at: time.optional(),
  channel: label.optional(),
})

/** @throws InvalidInputError naming the field and what to do. */
export function checkPair(given: unknown, now: EpochMs): CheckedPair {
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new InvalidInputError(`The pair was refused: ${z.prettifyError(parsed.error)}. Nothing was logged.`)
  const { q, a, user, topics, significance, mark, at, channel } = parsed.data
  return {
    asked: checkQuestion(q),
    said: checkAnswer(a),
    user: user ?? null,
    topics: topics ?? null,
    significance: significance ?? null,
    mark,
    saidAt: at === undefined ? now : readTime(at),
    channel: channel ?? null,
  }
}

/** @throws InvalidInputError, also when all of it is what a context had put there. */
function checkQuestion(q: unknown): NormalizedText {
  const own = ownWords(readText('question', q).text)
  if (own !== null) return own
  throw new InvalidInputError(
    'The question is nothing but recalled memory. Pass what was asked, without the context.',
  )
}

/** Null for none, and for one that is nothing but what a context had put there. @throws InvalidInputError */
export function checkAnswer(a: unknown): NormalizedText | null {
  return a === undefined || a === null ? null : ownWords(readText('answer', a).text)
}

/** All of it is kept; of a long text the beginning is read. */
function ownWords(text: string): NormalizedText | null {
  const own = ownText(text)
  return own === '' ? null : { ...normalizeText(beginning(own)), source: own }
}
