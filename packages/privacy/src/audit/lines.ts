import type { AuditEntry } from '@recollect/core'
import { z } from 'zod'

const schema = z.strictObject({
  scope: z.string(),
  seq: z.number(),
  at: z.number(),
  principal: z.string(),
  action: z.string(),
  outcome: z.enum(['ok', 'denied', 'failed']),
  records: z.array(z.string()),
  more: z.number(),
  code: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
})

/** A link as a line of an exported log. */
export const lineOf = (scope: string, link: AuditEntry): string => JSON.stringify({ scope, ...link })

/** The link of a line; null when it is none. */
export function linkIn(line: string): (AuditEntry & { readonly scope: string }) | null {
  return schema.safeParse(jsonIn(line)).data ?? null
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
