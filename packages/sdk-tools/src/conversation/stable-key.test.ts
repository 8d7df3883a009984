import { expect, it } from 'vitest'
import { stableKey } from './stable-key.ts'

it('a stable key is the same for the same parts, and begins with who made it', async () => {
  // Keys are kept in databases: another value would remember turns twice that were remembered before.
  expect(await stableKey('openai', ['turn', '会话', 1, null])).toBe(
    'openai:6d05048a1b5413bd0c5e2e0955ece27478d61a9f88d7bc88372658bb344189de',
  )
  expect(await stableKey('openai', ['turn', '会话', 1])).not.toBe(
    await stableKey('openai', ['turn', '会话', 2]),
  )
})
