import { expect } from 'vitest'
import { discovererCase } from '../harness.ts'
import type { DiscovererCase, DiscovererText } from '../harness.ts'

const context = { nodes: [], episodes: [] }
/** Quotes are compared as core compares them: without regard to spaces around them. */
const isSaid = ({ original }: DiscovererText, quote: string) =>
  original.messages.some(({ role, text }) => role === 'user' && text.includes(quote.trim()))

export const truthCases: readonly DiscovererCase[] = [
  discovererCase('quotes what a user said, character by character', async ({ discoverer, texts }) => {
    for (const text of texts) {
      const { nodes } = await discoverer.discover(text.episode, text.original, context)
      expect(nodes.filter(({ quote }) => !isSaid(text, quote))).toEqual([])
    }
  }),

  discovererCase(
    'finds what there is to find in Chinese, in English, and in both together',
    async ({ discoverer, texts }) => {
      for (const { original, episode } of texts) {
        const { nodes, rejected, incomplete } = await discoverer.discover(episode, original, context)
        expect([nodes.length > 0, rejected, incomplete]).toEqual([true, [], null])
      }
    },
    true,
  ),
]
