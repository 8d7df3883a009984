import { expect, it } from 'vitest'
import { discoveryOutcome } from './discovery-outcome.ts'

const LOOKED_AT = {}

it('tells a discovery that found nothing from one that had no model to ask', () => {
  expect(discoveryOutcome({ stopped: null, owed: 0, reports: [] })).toBe('done')
  expect(discoveryOutcome({ stopped: null, owed: 0, reports: [LOOKED_AT] })).toBe('done')
  expect(discoveryOutcome({ stopped: null, owed: 2, reports: [LOOKED_AT] })).toBe('done')
  expect(discoveryOutcome({ stopped: null, owed: 2, reports: [] })).toBe('no-model')
})

it('says that it was stopped, whatever is owed', () => {
  const stopped = { code: 'MODEL_UNAVAILABLE', message: 'No answer.', until: null }
  expect(discoveryOutcome({ stopped, owed: 2, reports: [] })).toBe('stopped')
})
