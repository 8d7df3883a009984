import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createMcpServer, createReferenceServer } from '../src/index.ts'
import { joined } from './support/a-graph.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'

let memory: TestMemory
beforeAll(async () => {
  memory = await aMemory()
})
afterAll(() => memory.close())

/**
 * What function declarations of Gemini know and strict ones of OpenAI allow: one type, no unions, no null, no references, no `const`, no
 * exclusive bounds, no lengths of texts, no `additionalProperties`, which each sets or takes away itself.
 */
const taken: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('object'),
      description: z.string().optional(),
      properties: z.record(z.string().regex(/^[A-Za-z]\w{0,63}$/u), taken),
      required: z.array(z.string()).optional(),
    }),
    z.strictObject({
      type: z.literal('array'),
      description: z.string().optional(),
      items: taken,
      minItems: z.int().optional(),
      maxItems: z.int().optional(),
    }),
    z.strictObject({
      type: z.literal('string'),
      description: z.string().optional(),
      enum: z.array(z.string().min(1)).optional(),
    }),
    z.strictObject({
      type: z.enum(['integer', 'number']),
      description: z.string().optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
    }),
    z.strictObject({ type: z.literal('boolean'), description: z.string().optional() }),
  ]),
)

it.each([
  ['the memory', createMcpServer],
  ['the reference', createReferenceServer],
])('what tools of %s take is told in a way that all models take', async (_which, create) => {
  const client = await joined(create(memory.recollect))
  const { tools } = await client.listTools()
  expect(tools.length).toBeGreaterThan(6)
  for (const { name, inputSchema } of tools) {
    expect(taken.safeParse(inputSchema).error?.issues, name).toBeUndefined()
    expect(name).toMatch(/^[a-z_]{1,64}$/u)
  }
  await client.close()
})
