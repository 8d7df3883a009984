import { z } from 'zod'
import type { ErasureReceipt } from './receipt.ts'

const count = z.number().int().nonnegative()
const hash = z.string().regex(/^[0-9a-f]{64}$/u)

const schema = z.strictObject({
  receipt: z.literal('recollect-erasure'),
  version: z.literal(1),
  scope: z.strictObject({ form: z.enum(['name', 'sha256', 'hmac-sha256']), value: z.string() }),
  erasedAt: z.number(),
  rows: z.record(z.string(), count),
  residue: z
    .strictObject({
      files: z.array(z.strictObject({ name: z.string(), bytes: count })),
      searched: count,
      found: count,
    })
    .nullable(),
  remains: z.array(z.string()),
  jobs: count,
  digest: hash,
  mac: hash.nullable(),
})

/** A receipt as it came from outside, parsed or as text; null when it is none. */
export const parseReceipt = (given: unknown): ErasureReceipt | null =>
  schema.safeParse(typeof given === 'string' ? jsonIn(given) : given).data ?? null

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
