import { expect, it } from 'vitest'
import { inMemoryStore } from '../src/store/in-memory/index.ts'
import { expectReplays } from './support/asof-property.ts'
it('x', async () => {
  expect(await expectReplays(async () => inMemoryStore(), 400000)).toBe(400000)
}, 36000_000)
