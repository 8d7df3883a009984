import { describe, expect, it } from 'vitest'
import { defaultConfig, parseConfig } from './parse.ts'

describe('parseConfig', () => {
  it('has a default for every option', () => {
    expect(defaultConfig).toEqual({
      extraction: { enabled: true, confidenceThreshold: 0.7, extractOnStore: true, floodLimit: 20 },
      query: { off: [] },
      recall: {
        limit: 10,
        postingsBudget: 4000,
        vectorThreshold: 0.6,
        policy: 'balanced',
        language: null,
      },
      limits: { maxTextBytes: 100_000, maxQueryBytes: 10_000 },
      slots: [],
      factTypes: [],
    })
  })

  it.each([undefined, null, {}, { extraction: {} }, { query: {}, recall: {}, limits: {} }])(
    'fills %j with the defaults, without a warning',
    (input) => {
      expect(parseConfig(input)).toEqual({ config: defaultConfig, warnings: [], errors: [] })
    },
  )

  it('changes what is given and nothing else', () => {
    const { config } = parseConfig({ query: { off: ['substring'] } })
    expect(config).toEqual({ ...defaultConfig, query: { off: ['substring'] } })
  })

  it.each<[name: string, input: unknown, says: string]>([
    ['an unknown section', { cache: {} }, 'cache'],
    ['an unknown key', { query: { on: [] } }, 'on'],
    ['a key of another spelling', { extraction: { confidence_threshold: 0.7 } }, 'confidence_threshold'],
    ['a threshold above 1', { extraction: { confidenceThreshold: 1.1 } }, 'confidenceThreshold'],
    ['a threshold below 0', { extraction: { confidenceThreshold: -0.1 } }, 'confidenceThreshold'],
    ['a switch of before', { query: { card: false } }, 'card'],
    ['a step by itself', { query: { off: 'card' } }, 'off'],
    ['an unknown step', { query: { off: ['fullText'] } }, 'full_text'],
    ['a limit of 0', { recall: { limit: 0 } }, 'limit'],
    ['half a limit', { recall: { limit: 2.5 } }, 'limit'],
    ['a limit that is NaN', { recall: { limit: Number.NaN } }, 'limit'],
    ['a list', [], ''],
    ['a string', 'fast', ''],
  ])('refuses %s and names it', (_name, input, says) => {
    const { config, errors } = parseConfig(input)
    expect(config).toBeNull()
    expect(errors.join('\n')).toContain(says)
    expect(errors.length).toBeGreaterThan(0)
  })

  it.each<[name: string, input: unknown, says: string]>([
    ['extraction on store while extraction is off', { extraction: { enabled: false } }, 'extractOnStore'],
    ['every tier off', { query: { off: ['card', 'exact', 'full_text', 'substring'] } }, 'find nothing'],
    ['the card tier without detection', { query: { off: ['detection'] } }, 'detection'],
  ])('warns of %s', (_name, input, says) => {
    const { config, warnings } = parseConfig(input)
    expect(config).not.toBeNull()
    expect(warnings.join('\n')).toContain(says)
  })
})
