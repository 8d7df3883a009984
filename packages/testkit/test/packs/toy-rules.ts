import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'

type Parts = Pick<ExtractionRule, 'id' | 'anchors' | 'pattern' | 'examples' | 'counterExamples'>

/** A rule that takes the words after its own. */
const rule = (parts: Parts, slot: string, extra: Partial<Proposal> = {}): ExtractionRule =>
  defineRule({
    priority: 50,
    confidence: 0.9,
    draft: (match) => {
      const value = match.capture('value')
      return value ? { slot, value, ...extra } : null
    },
    ...parts,
  })

export const live = rule(
  {
    id: 'en/location.live',
    anchors: ['i live in'],
    pattern: /^i live in (?<value>[\p{L} ]{2,30})$/gu,
    examples: [{ text: 'I live in Ghent', cards: [{ slot: 'location', value: 'Ghent' }] }],
    counterExamples: ['I live in Ghent?', 'they live in Ghent', 'if I live in Ghent'],
  },
  'location',
)

export const move = rule(
  {
    id: 'en/location.move',
    anchors: ['i moved to'],
    pattern: /^i moved to (?<value>[\p{L} ]{2,30})$/gu,
    examples: [
      { text: 'I moved to Bruges', cards: [{ slot: 'location', value: 'Bruges', relation: 'updates' }] },
    ],
    counterExamples: ['I moved to Bruges?', 'they moved to Bruges'],
  },
  'location',
  { relation: 'updates' },
)

export const name = rule(
  {
    id: 'en/name.is',
    anchors: ['my name is'],
    pattern: /^my name is (?<value>[\p{L} ]{2,30})$/gu,
    examples: [{ text: 'my name is Ottoline', cards: [{ slot: 'name', value: 'Ottoline' }] }],
    counterExamples: ['my name is Ottoline?', 'her name is Ottoline'],
  },
  'name',
)

export const rules: readonly ExtractionRule[] = [live, move, name]
