import { defineRule } from '../../src/index.ts'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'

type Make = (match: RuleMatch) => Proposal | null

const rule = (
  id: string,
  priority: number,
  anchor: string,
  pattern: RegExp,
  make: Make,
  confidence = 0.9,
): ExtractionRule =>
  defineRule({
    id: `ty/${id}`,
    priority,
    confidence,
    anchors: [anchor],
    pattern,
    draft: make,
    examples: [{ text: `${anchor} rome`, cards: [] }],
    counterExamples: ['nothing of the kind'],
  })

const taking =
  (slot: string, more: Partial<Proposal> = {}): Make =>
  (match) => {
    const value = match.capture('value')
    return value ? { slot, value, ...more } : null
  }

/** A small English of statements, one rule a sentence form. */
export const toyRules: readonly ExtractionRule[] = [
  rule('location.live', 90, 'live in', /\b(?:i|we) live in (?<value>[^\n]{1,50})/gu, taking('location')),
  rule(
    'location.move',
    100,
    'moved to',
    /\bi moved to (?<value>[^\n]{1,50})/gu,
    taking('location', { relation: 'updates' }),
  ),
  rule(
    'location.past',
    100,
    'used to live in',
    /\bi used to live in (?<value>[^\n]{1,50})/gu,
    taking('location', { tense: 'past' }),
  ),
  rule(
    'location.end',
    110,
    'no longer live in',
    /\bi no longer live in (?<value>[^\n]{1,50})/gu,
    taking('location', { relation: 'retracts' }),
  ),
  rule(
    'location.not',
    95,
    'do not live in',
    /\bi do not live in (?<value>[^\n]{1,50})/gu,
    taking('location', { polarity: 'negative' }),
  ),
  rule('name.is', 100, 'my name is', /\bmy name is (?<value>[^\n]{1,50})/gu, taking('name')),
  rule('email.is', 100, 'my email is', /\bmy email is (?<value>[^\n]{1,50})/gu, taking('email')),
  rule(
    'wife.live',
    100,
    'my wife lives in',
    /\bmy wife lives in (?<value>[^\n]{1,50})/gu,
    taking('location', { entity: 'user.wife' }),
  ),
  rule('likes.like', 90, 'i like', /\bi like (?<value>[^\n]{1,50})/gu, taking('likes')),
  rule(
    'likes.hate',
    90,
    'i hate',
    /\bi hate (?<value>[^\n]{1,50})/gu,
    taking('likes', { polarity: 'negative' }),
  ),
  rule(
    'likes.end',
    100,
    'no longer like',
    /\bi no longer like (?<value>[^\n]{1,50})/gu,
    taking('likes', { relation: 'retracts' }),
  ),
  rule('pet.have', 90, 'i have a', /\bi have an? (?<value>[^\n]{1,50})/gu, taking('pet')),
  rule(
    'pet.none',
    90,
    'i have no',
    /\bi have no (?<value>[^\n]{1,50})/gu,
    taking('pet', { polarity: 'negative' }),
  ),
  rule(
    'favorite',
    90,
    'my favorite',
    /\bmy favorite (?<what>[a-z]{1,20}) is (?<value>[^\n]{1,50})/gu,
    (match) => {
      const value = match.capture('value')
      return value ? { slot: `favorite_${match.raw('what') ?? 'thing'}`, value } : null
    },
  ),
  rule(
    'record.best',
    90,
    'my best',
    /\bmy best (?<what>[a-z0-9]{1,20}) is (?<value>[^\n]{1,50})/gu,
    (match) => {
      const value = match.capture('value')
      return value ? { slot: 'record', value, facet: match.raw('what') } : null
    },
  ),
  rule(
    'generic.bare',
    50,
    'it is now',
    /\bit is now (?<value>[^\n]{1,50})/gu,
    taking('generic', { relation: 'updates' }),
  ),
  rule(
    'occupation.maybe',
    50,
    'i might be a',
    /\bi might be a (?<value>[^\n]{1,50})/gu,
    taking('occupation'),
    0.5,
  ),
]
