import { wrapLanguageModel } from 'ai'
import { wrapLanguageModel as wrapLanguageModel7 } from 'ai-7'
import { expect, it, vi } from 'vitest'

vi.mock('ai', () => import('ai-7'))
vi.mock('@ai-sdk/openai-compatible', () => import('openai-compatible-3'))

it('stands in the place of the SDK that is developed with', () => {
  expect(wrapLanguageModel).toBe(wrapLanguageModel7)
})

// All that holds with one major holds with the other.
await import('./middleware.test.ts')
await import('./odd-turns.test.ts')
await import('./tools.test.ts')
