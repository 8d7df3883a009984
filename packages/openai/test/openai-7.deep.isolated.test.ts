import { OpenAI } from 'openai'
import { OpenAI as OpenAI7 } from 'openai-7'
import { expect, it, vi } from 'vitest'

vi.mock('openai', () => import('openai-7'))
vi.mock('openai/core/streaming', () => import('openai-7/core/streaming'))

it('stands in the place of the SDK that is developed with', () => {
  expect(OpenAI).toBe(OpenAI7)
})

// All that holds with one major holds with the other.
await import('./completions.test.ts')
await import('./responses.test.ts')
await import('./tools.test.ts')
await import('./odd-turns.test.ts')
