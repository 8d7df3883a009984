import { z } from '@hono/zod-openapi'
import { opt } from './fields.ts'

/** A whole number in a query or path. */
export const wholeParam = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/u, { error: `must be a whole number from ${String(min)} to ${String(max)}` })
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .openapi({ type: 'integer', minimum: min, maximum: max })

export const flagParam = z
  .enum(['true', 'false'])
  .transform((given) => given === 'true')
  .openapi({ type: 'boolean' })

/** A time in a query: digits are epoch milliseconds, the rest is left to core. */
export const timeParam = z
  .string()
  .max(40)
  .transform((given) => (/^-?\d{1,15}$/u.test(given) ? Number(given) : given))
  .openapi({
    type: 'string',
    description: 'Epoch milliseconds, or ISO 8601 (without a zone: UTC).',
    example: '2025-03-01',
  })

/** Entries that metadata must have, as JSON text. */
const metadataParam = z
  .string()
  .max(20_000)
  .transform((given, context): Entries => {
    const parsed = entriesOf(given)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'must be a JSON object of plain values' })
    return z.NEVER
  })
  .openapi({ type: 'string', description: 'A JSON object of plain values.', example: '{"channel":"mail"}' })

function entriesOf(given: string): Entries | null {
  try {
    const value: unknown = JSON.parse(given)
    return isEntries(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

type Entries = Readonly<Record<string, string | number | boolean | null>>

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry !== 'object' || entry === null)

/** What every list takes. */
export const pageParams = {
  limit: opt(wholeParam(1, 1000)),
  cursor: opt(z.string().max(10_000)),
}

/** Lists that begin at either end of the order of recording. */
export const listParams = { ...pageParams, order: opt(z.enum(['oldest', 'newest'])) }

/** The memory as it stood then. */
export const momentParams = { validAt: opt(timeParam), knownAt: opt(timeParam) }

/** Conditions on messages. */
export const messageParams = {
  role: opt(z.enum(['user', 'assistant', 'tool', 'system'])),
  session: opt(z.string()),
  speaker: opt(z.string()),
  from: opt(timeParam),
  to: opt(timeParam),
  metadata: opt(metadataParam),
  active: opt(flagParam),
}
