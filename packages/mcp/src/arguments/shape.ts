import { own } from '@recollect/core/plugin'
import { z } from 'zod'

/** The part of JSON Schema that all models take: one type, no unions, no null, no references. It is what is shown, and what is read by. */
export interface Shape {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  readonly description?: string | undefined
  readonly properties?: Record<string, Shape> | undefined
  readonly required?: string[] | undefined
  readonly items?: Shape | undefined
  readonly enum?: string[] | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
}

export interface ObjectShape extends Shape {
  readonly type: 'object'
  readonly properties: Record<string, Shape>
}

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean']),
    description: z.string().optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    items: shape.optional(),
    enum: z.array(z.string()).optional(),
    minItems: z.int().optional(),
    maxItems: z.int().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
)

/** What a schema takes, without what some models refuse: `additionalProperties`, `$schema`, lengths of texts. @throws for a union. */
export function shapeOf(schema: z.ZodObject): ObjectShape {
  const { type: _, properties = {}, ...rest } = shape.parse(z.toJSONSchema(schema, { io: 'input' }))
  return { type: 'object', properties, ...rest }
}

/** What it says of a property; undefined for one that it has not. */
export const propertyOf = ({ properties = {} }: Shape, name: string): Shape | undefined =>
  own(properties, name)

/** The one property that has to be there, where there is one: what a tool or a message is about. */
export function chief({ required = [] }: Shape): string | null {
  const [only, more] = required
  return only === undefined || more !== undefined ? null : only
}

/** Whether a schema refuses what it does not know. */
export const isStrict = (schema: z.ZodObject): boolean =>
  z.toJSONSchema(schema, { io: 'input' }).additionalProperties === false
