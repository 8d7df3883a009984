import { describe, expect, it } from 'vitest'
import { isDiscoverer } from '../test/support/is-discoverer.ts'
import { readOptions } from './options.ts'
import type { KnowledgeOptions } from './options.ts'

describe('the options of knowledge', () => {
  it('have a default each', () => {
    expect(readOptions({})).toEqual({
      settings: {
        gapMinutes: 30,
        maxMessages: 40,
        maxCharacters: 12_000,
        topicShift: true,
        cutBy: 'rules',
        mergeEvents: true,
        maxAttempts: 3,
        minConfidence: 0.3,
        relationshipThreshold: 0.3,
        contextNodes: 5,
        contextEpisodes: 3,
        budget: { tokensPerDay: null, costPerDay: null },
        extractFacts: false,
      },
      discoverer: null,
      modelExtractor: null,
    })
  })

  it.each<[name: string, given: object, says: string]>([
    ['an unknown key', { gap: 5 }, 'gap'],
    ['a silence of no time', { gapMinutes: 0 }, 'gapMinutes'],
    ['half a message', { maxMessages: 2.5 }, 'maxMessages'],
    ['a confidence above 1', { minConfidence: 1.1 }, 'minConfidence'],
    ['a negative budget', { budget: { tokensPerDay: -1 } }, 'tokensPerDay'],
    ['a discoverer of another version', { discoverer: { ...isDiscoverer(), specVersion: 2 } }, 'discoverer'],
    ['a discoverer that is none', { discoverer: 'gpt' }, 'discoverer'],
  ])('refuse %s and name it', (_name, given: KnowledgeOptions, says) => {
    expect(() => readOptions(given)).toThrow(says)
  })
})
