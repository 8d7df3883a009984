import { InvalidInputError } from '@recollect/core'
import type { AuditAnchor } from '@recollect/core/plugin'
import { z } from 'zod'

const schema = z.object({
  scope: z.string().min(1),
  seq: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/u),
  at: z.number(),
})

/** @throws InvalidInputError for what is no anchor, or one of another chain: with it nothing would be checked. */
export function checkAnchor(given: AuditAnchor | undefined, scope: string | null): AuditAnchor | null {
  if (given === undefined) return null
  const { data } = schema.safeParse(given)
  if (data === undefined)
    throw new InvalidInputError('This is no anchor. Pass what anchor() of the audit log gave, unchanged.')
  if (scope !== null && data.scope !== scope)
    throw new InvalidInputError('This anchor is of another scope. Pass the one of this scope.')
  return data
}
