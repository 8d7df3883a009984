import { z } from '@hono/zod-openapi'
import type { Json, Metadata, Page } from '@recollect/core'

/**
 * A field that may be left out; when it is there it is not `undefined`. The generator of the document asks a field whether it takes
 * `undefined`, which an exact optional does not.
 */
export function opt<T extends z.ZodType>(schema: T): z.ZodExactOptional<T> {
  const asked = schema.optional()
  return Object.assign(schema.exactOptional(), { safeParse: (given: unknown) => asked.safeParse(given) })
}

const isObject = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const anyType: ('string' | 'number' | 'boolean' | 'null' | 'array' | 'object')[] = [
  'string',
  'number',
  'boolean',
  'null',
  'array',
  'object',
]

/** Any JSON; core says what it takes of it. */
export const json = z
  .custom<Json>((given) => given !== undefined)
  .openapi('Json', { type: anyType, items: {}, description: 'Any JSON value.' })

/** An object of JSON values; core checks what is in it. */
export const metadata = z
  .custom<Metadata>(isObject, { error: 'must be an object' })
  .openapi('Metadata', { type: 'object', additionalProperties: true, description: 'JSON of your own.' })

export const values = z
  .custom<Readonly<Record<string, unknown>>>(isObject, { error: 'must be an object' })
  .openapi({ type: 'object', additionalProperties: true })

/** A named shape, or null: `nullable()` of one is told wrongly in the document. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** A time as it is given: epoch milliseconds, or ISO 8601. */
export const time = z
  .union([z.number(), z.string().max(40)], { error: 'must be epoch milliseconds, or ISO 8601' })
  .openapi({ description: 'Epoch milliseconds, or ISO 8601 (without a zone: UTC).', example: '2025-03-01' })

/** A time as it is answered. */
export const epochMs = z.number().openapi({ description: 'Epoch milliseconds.', example: 1_740_787_200_000 })
export const someTime = epochMs.nullable()
export const someText = z.string().nullable()

/** 0–1. */
export const share = z.number()
export const count = z.number().int()
export const texts = z.array(z.string())

/** Names and ids in a body: core says which it takes. */
export const name = z.string().min(1).max(1000)
export const id = name.openapi({ example: '019a7c1e-8f00-7000-8000-000000000001' })
export const names = z.array(name).max(10_000)
/** A question or message; its length is checked by core. */
export const text = z.string()

/** One page of a list. */
export const pageOf = <T>(row: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.object({
    rows: z.array(row),
    next: someText.openapi({ description: 'Pass it as `cursor` for the next page; null at the end.' }),
  })
