import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'

const days = z.number().nonnegative()
const count = z.number().int().nonnegative()

const schema = z.strictObject({
  unusedNodes: z.strictObject({ afterDays: days }).optional(),
  versionsPerKey: z.number().int().min(1).optional(),
  messages: z.strictObject({ afterDays: days, keepIfActiveFact: z.boolean().optional() }).optional(),
  sessions: z
    .strictObject({ archiveAfterDays: days.optional(), deleteAfterDays: days.optional() })
    .optional(),
  quota: z
    .strictObject({ items: count.optional(), nodes: count.optional(), sessions: count.optional() })
    .optional(),
})

/** What a scope is to be kept down to. What is left out is kept for ever. Days are of 24 hours. */
export interface RetentionPolicy {
  /** Nodes that nothing found and nothing changed for so many days. */
  readonly unusedNodes?: { readonly afterDays: number } | undefined
  /** Versions of a fact to keep, the newest; at least 1. Values that hold count and always stay. */
  readonly versionsPerKey?: number | undefined
  /** Messages said so many days ago, with the facts they gave. `keepIfActiveFact` (default true): not while one of these holds. */
  readonly messages?:
    { readonly afterDays: number; readonly keepIfActiveFact?: boolean | undefined } | undefined
  /** Sessions whose last pair is so many days old; deleting takes working memory and what forms became along. */
  readonly sessions?:
    | {
        readonly archiveAfterDays?: number | undefined
        readonly deleteAfterDays?: number | undefined
      }
    | undefined
  /**
   * How many there may be; what is beyond goes, the oldest first (nodes: the longest unused). Messages by whose facts something holds
   * stay, as above.
   */
  readonly quota?:
    | {
        readonly items?: number | undefined
        readonly nodes?: number | undefined
        readonly sessions?: number | undefined
      }
    | undefined
}

/** @throws InvalidConfigError naming what is wrong. */
export function checkPolicy(given: unknown): RetentionPolicy {
  const { data, error } = schema.safeParse(given)
  if (data !== undefined) return data
  const [issue] = error.issues
  throw new InvalidConfigError(
    `The retention policy was refused at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'it is none'}. Nothing was forgotten.`,
  )
}
