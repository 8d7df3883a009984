import { expect, it } from 'vitest'
import * as surface from '../src/index.ts'
import * as local from '../src/local.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ModelError',
    'PROMPTS_VERSION',
    'llmDiscoverer',
    'llmExtractor',
    'openAiEmbedder',
    'openAiModel',
  ])
  expect(Object.keys(local)).toEqual(['localEmbedder'])
})
