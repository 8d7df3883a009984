import { expect, it } from 'vitest'
import { fixedClock } from '../../test/support/memory.ts'
import { toyPack } from '../../test/support/rules.ts'
import { defaultConfig } from '../config/parse.ts'
import { slotRegistry } from '../slots/registry.ts'
import { previewMessage } from './preview.ts'

const MEMORY = { packs: [toyPack()], config: defaultConfig, clock: fixedClock(), slots: slotRegistry() }

it('gives the cards remember would store', () => {
  const { role, drafts } = previewMessage('User: I live in Rome', MEMORY)
  expect(role).toBe('user')
  expect(drafts).toMatchObject([{ slot: 'location', value: 'Rome', span: { start: 10, end: 14 } }])
})

it('learns nothing from the assistant, and nothing under the threshold', () => {
  expect(previewMessage('Assistant: I live in Rome', MEMORY)).toMatchObject({ role: 'assistant', drafts: [] })
  const strict = { ...defaultConfig, extraction: { ...defaultConfig.extraction, confidenceThreshold: 1 } }
  expect(previewMessage('I live in Rome', { ...MEMORY, config: strict })).toMatchObject({
    drafts: [],
    rejected: [{ by: 'confidence' }],
  })
})

it('refuses what remember refuses, and says which words were read', () => {
  expect(() => previewMessage({ text: 'I live in Rome', at: 'soon' }, MEMORY)).toThrow(/is not a time/u)
  expect(previewMessage('I like tea\nAssistant: I live in Rome', MEMORY).read.text.trim()).toBe('i like tea')
})
