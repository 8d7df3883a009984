import type { Discoverer } from '@recollect/core/plugin'

/** Finds one node in every conversation that names the cat, and proposes one that no words prove. */
export const catDiscoverer: Discoverer = {
  specVersion: 1,
  name: 'cats@1',
  narrate: async (original) =>
    Promise.resolve({
      title: 'The cat',
      summary: 'They speak of the cat.',
      content: original.messages.map(({ text }) => text).join(' '),
      sameAs: null,
    }),
  discover: async (_episode, original) => {
    const quote = original.messages.map(({ text }) => text).find((text) => text.includes('Miso')) ?? ''
    const node = { key: 'cat name', value: 'Miso', context: quote, gapType: 'proper_noun' } as const
    return Promise.resolve({
      reconstruction: 'Somebody has a cat.',
      nodes: [
        { ...node, confidence: 0.9, quote },
        { ...node, key: 'cat colour', value: 'red', confidence: 0.9, quote: 'the cat is red' },
      ],
      relationships: [],
      rejected: [],
      incomplete: null,
    })
  },
}
