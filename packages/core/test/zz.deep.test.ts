import { expect, it } from 'vitest'
import { inMemoryStore } from '../src/store/in-memory/index.ts'
import { expectReplays } from './support/asof-property.ts'
it('x', async () => {
  expect(await expectReplays(async () => inMemoryStore(), 30000)).toBe(30000)
}, 2400_000)
