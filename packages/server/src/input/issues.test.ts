import { describe, expect, it } from 'vitest'
import { z } from '@hono/zod-openapi'
import { toldIssues } from './issues.ts'

const one = z.union(
  [z.strictObject({ item: z.string(), grace: z.number().optional() }), z.strictObject({ card: z.string() })],
  { error: 'give exactly one of item and card' },
)

const told = (schema: z.ZodType, given: unknown): readonly string[] =>
  toldIssues(schema.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('issues of a union', () => {
  it('are those of the branch that was meant', () => {
    expect(told(one, { item: 'x', grace: 'soon' })).toEqual([
      'grace: Invalid input: expected number, received string',
    ])
  })

  it.each([{}, { item: 'x', card: 'y' }, { node: 'z' }])(
    'are its own text where no branch is nearer than others: %j',
    (given) => {
      expect(told(one, given)).toEqual([': give exactly one of item and card'])
    },
  )

  it('are those of the branch that takes such a thing, however many', () => {
    const schema = z.strictObject({ of: z.array(z.union([z.string(), z.strictObject({ a: z.string() })])) })
    expect(told(schema, { of: [{ a: 5, b: 1 }] })).toEqual([
      'of.0.a: Invalid input: expected string, received number',
      'of.0: Unrecognized key: "b"',
    ])
  })

  it('are told all where the union has no text and takes no such thing', () => {
    expect(told(z.union([z.string(), z.number()]), true)).toEqual([
      ': Invalid input: expected string, received boolean, or: Invalid input: expected number, received boolean',
    ])
  })

  it('are found in a union within a union', () => {
    expect(told(z.union([z.strictObject({ to: one }), z.string()]), { to: {} })).toEqual([
      'to: give exactly one of item and card',
    ])
  })
})
