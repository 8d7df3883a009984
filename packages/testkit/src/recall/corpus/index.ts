import type { MessageInput } from '@recollect/core'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { EN_QUERIES, EN_SESSIONS } from './en.ts'
import { MIXED_QUERIES, MIXED_SESSIONS } from './mixed.ts'
import { ZH_QUERIES, ZH_SESSIONS } from './zh.ts'

const HOUR = 3_600_000

/** A year of three people in one memory: some three hundred messages in Chinese, English and both, in sessions a week apart. */
export const RECALL_CORPUS: readonly MessageInput[] = Object.entries({
  ...ZH_SESSIONS,
  ...EN_SESSIONS,
  ...MIXED_SESSIONS,
}).flatMap(([session, lines], week) =>
  lines.map((text, at) => ({
    text,
    session,
    at: NOON + (week * 7 * 24 + at) * HOUR,
    metadata: { week, language: session.split(' ')[0] ?? '' },
  })),
)

/** Questions about `RECALL_CORPUS`. */
export const RECALL_QUERIES: readonly string[] = [...ZH_QUERIES, ...EN_QUERIES, ...MIXED_QUERIES]
