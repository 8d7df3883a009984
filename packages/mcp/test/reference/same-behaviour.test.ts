import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReferenceServer } from '../../src/index.ts'
import { aCall, joined } from '../support/a-graph.ts'
import { aMemory } from '../support/a-memory.ts'
import type { TestMemory } from '../support/a-memory.ts'
import { call } from '../support/clients.ts'
import { random } from '../support/random.ts'
import { ReferenceModel } from '../support/reference-model.ts'

let memory: TestMemory
beforeAll(async () => {
  memory = await aMemory()
})
afterAll(() => memory.close())

const RUNS = Array.from({ length: 6 }, (_, seed) => seed)

it.each(RUNS)(
  'does what the reference does, call by call, and reads back the same graph (run %i)',
  async (seed) => {
    const deletion = seed % 2 === 0 ? 'retract' : 'forget'
    const client = await joined(
      createReferenceServer(memory.recollect, { scope: `run-${String(seed)}`, deletion }),
    )
    const model = new ReferenceModel()
    const source = random(seed)
    for (let step = 0; step < 14; step++) {
      const { tool, args, expected } = aCall(source)
      const given = await call(client, tool, args)
      const wanted = expected(model)
      expect(given.isError, JSON.stringify({ tool, args, given })).toBe(wanted === null)
      if (wanted !== null) expect(given.data).toEqual(wanted)
      const graph = await call(client, 'read_graph')
      expect(graph.data, JSON.stringify({ step, tool, args })).toEqual(model.read_graph())
      expect(JSON.parse(graph.text)).toEqual(model.read_graph())
    }
    await client.close()
  },
)
