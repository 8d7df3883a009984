import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const context = { saidAt: Date.UTC(2026, 5, 15), zone: 'UTC', slots: slotRegistry() }
const positive = (text: string) =>
  extractFacts([english()], normalizeText(text), context).drafts.filter(
    ({ slot, polarity }) => polarity === (slot === 'dislikes' || slot === 'fear' ? 'negative' : 'positive'),
  )

describe('what is denied, or nearly', () => {
  it.each([
    'I hardly ever drink coffee',
    'I barely watch TV',
    'None of us eat meat',
    'Neither my wife nor I eat meat',
    'Neither of us smokes',
    'I rarely eat out',
    'My dad seldom drinks beer',
    'I never smoke',
    'I scarcely ever go running',
    'my favorite color is not blue',
    'My favourite fruit is not mango',
  ])('is no positive fact: %s', (text) => {
    expect(positive(text).map(({ slot, value }) => `${slot}=${value}`)).toEqual([])
  })

  it.each([
    ['I smoke', 'smoke'],
    ['My favourite fruit is mango', 'mango'],
    ['I never liked tea but I love coffee', 'coffee'],
  ])('is one without: %s', (text, value) => {
    expect(positive(text).map((draft) => draft.value)).toContain(value)
  })
})
