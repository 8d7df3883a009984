import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'

/** How sessions are kept, as a schema: for configuration files. Ranges and defaults stand in the README of this package. */
export const sessionOptions = z.strictObject({
  /** Answers of pairs whose significance is above it are kept, others only when they are marked; 0–1. */
  keepAnswersAbove: z.number().min(0).max(1).default(0.6),
  /** Topics are found in the text where none are given. */
  autoTopics: z.boolean().default(true),
  /** Pairs `recent()` gives, and a context shows; 1–100. */
  recentTurns: z.number().int().min(1).max(100).default(5),
  /** `archive()` takes pairs that are older; 0–36,500 days. */
  archiveAfterDays: z.number().min(0).max(36_500).default(30),
  /** UTF-8 bytes of names and JSON values in a session's working memory. */
  workingMaxBytes: z.number().int().min(1).max(10_000_000).default(65_536),
})

/** How sessions are kept: everything optional. */
export type SessionOptions = z.input<typeof sessionOptions>
/** The same with every key. */
export type SessionSettings = z.output<typeof sessionOptions>

/** @throws InvalidConfigError naming what is wrong. */
export function readOptions(given: SessionOptions): SessionSettings {
  const parsed = sessionOptions.safeParse(given)
  if (parsed.success) return parsed.data
  throw new InvalidConfigError(`The options of sessions() were refused: ${z.prettifyError(parsed.error)}`)
}
