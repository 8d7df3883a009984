import { defaultConfig } from '@recollect/core'
import { slotRegistry, previewMessage } from '@recollect/core/extraction'
import { expect, it } from 'vitest'
import { english } from '../src/index.ts'

const memory = {
  packs: [english()],
  config: defaultConfig,
  clock: { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) },
  slots: slotRegistry(),
}
const factsIn = (text: string) =>
  previewMessage(text, memory).drafts.map(({ slot, value }) => `${slot}=${value}`)

it.each([
  ['Travel form\ncity: Paris', []],
  ['Hotel booking\nLocation: Rome', []],
  ['Emergency contact\nName: Bob', []],
  ['Emergency contacts\n- phone: +1 415 555 0134', []],
  ['Travel form\nName: Alice', ['name=Alice']],
  ['Profile\ncity: Paris', ['location=Paris']],
  ['city: Paris', ['location=Paris']],
  ['I booked a hotel.\ncity: Paris', ['location=Paris']],
  ['Travel form\nnotes: I live in Paris', ['location=Paris']],
])('of the field of a form what is about the speaker is taken: %j', (text, facts) => {
  expect(factsIn(text)).toEqual(facts)
})
