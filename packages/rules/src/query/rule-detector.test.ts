import { describe, expect, it } from 'vitest'
import type { QuestionLexicon } from '@recollect/core/extraction'
import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { ruleDetector } from './rule-detector.ts'

const RELATIVES = new Map([['aunt', 'family.aunt']])

const questions: QuestionLexicon = {
  types: [{ id: 'ty/when.when', type: 'when', pattern: /when/u, examples: [], counterExamples: [] }],
  slots: [
    { id: 'ty/name', pattern: /name/u, slots: ['name'] },
    {
      id: 'ty/who',
      pattern: /who is my (?<what>[a-z]+)/u,
      slots: [],
      slotsOf: (what) => [RELATIVES.get(what) ?? []].flat(),
    },
  ],
  isQuestion: (text) => text.includes('?'),
  asked: (text) => {
    const sentence = text.split('. ').at(-1) ?? text
    return { sentence, content: sentence.replace('do you know ', '') }
  },
  topics: (text) => (text.includes('rent') ? ['living_situation'] : []),
  impersonal: (text) => text.includes('in general'),
  entity: () => 'user',
  time: () => null,
  value: (text) => text,
}

const { detect } = ruleDetector({ language: 'ty', fold: (text) => text, questions })
const read = (text: string) => detect(normalizeText(text), { now: 0, zone: 'UTC', slots: slotRegistry() })

describe('a detector built of rules', () => {
  it('reads the part that asks, not the sentences before it', () => {
    expect(read('I forgot when. do you know my name?')).toMatchObject({ type: 'generic', slots: ['name'] })
  })

  it('takes for the value what is asked, without the words that only ask to be told', () => {
    expect(read('do you know my name?').value).toBe('my name?')
  })

  it('asks for a topic only where no way of asking matches', () => {
    expect(read('the rent?').slots).toEqual(['living_situation'])
    expect(read('the name on the rent bill?').slots).toEqual(['name'])
  })

  it('looks up the words of a way of asking that asks for many things', () => {
    expect(read('who is my aunt?').slots).toEqual(['family.aunt'])
  })

  it('passes over such a way when its words are of no class', () => {
    expect(read('who is my guess?').slots).toEqual([])
    expect(read('who is my rent going to?').slots).toEqual(['living_situation'])
  })

  it('asks for nothing where the question is asked of nobody', () => {
    expect(read('the rent in general?').slots).toEqual([])
  })
})
