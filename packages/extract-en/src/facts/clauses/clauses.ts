import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleExample, RuleMatch } from '@recollect/core/extraction'
import type { Domain } from '../../frames/lines.ts'
import { factsOf } from '../../clauses/read.ts'
import type { ToldFact } from '../../clauses/read.ts'
import { rx } from '../../text/patterns.ts'

/** Whole clauses, read by frames: rules on wording go first, these take what no rule took. */
const WHOLE = rx('^(?<all>.{3,300})$')
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y']
const LOW = 5

function proposalOf(match: RuleMatch, fact: ToldFact): Proposal | null {
  const words = match.written(fact.start, fact.end)
  if (!words) return null
  const { slot, entity, polarity, tense, relation, facet, value } = fact
  return {
    slot,
    entity,
    value: value ?? words,
    at: match.written(fact.start, fact.place) ?? words,
    ...(polarity && { polarity }),
    ...(tense && { tense }),
    ...(relation && { relation }),
    facet,
  }
}

interface DomainRule {
  readonly domain: Domain
  readonly granted?: boolean
  readonly examples: readonly RuleExample[]
  readonly counterExamples: readonly string[]
}

/** What noun phrases take for granted holds in a question too: `granted` rules read those alone. */
const clauseRule = ({ domain, granted = false, ...texts }: DomainRule): ExtractionRule =>
  defineRule({
    id: `en/${granted ? 'granted' : 'clause'}.${domain}`,
    priority: LOW,
    confidence: 0.9,
    anchors: VOWELS,
    pattern: WHOLE,
    draft(match) {
      const { start, end, sentence } = match.clause
      const told = factsOf(sentence, (from, to) => match.written(from, to)).filter(
        (one) => one.domain === domain && one.granted === granted && one.at >= start && one.at < end,
      )
      const made = told.map((one) => proposalOf(match, one)).filter((one) => one !== null)
      return made.length > 0 ? made : null
    },
    ...texts,
  })

export const clauses: readonly ExtractionRule[] = [
  clauseRule({
    domain: 'living',
    examples: [
      {
        text: 'my mom lives in sarasota, retired down there 2 yrs ago',
        cards: [{ slot: 'location', value: 'sarasota', entity: 'user.mother' }],
      },
    ],
    counterExamples: ['if I lived in sarasota', 'do you live in sarasota?', 'people live in fear'],
  }),
  clauseRule({
    domain: 'work',
    examples: [
      {
        text: "my dad's a trucker out of zanesville",
        cards: [{ slot: 'occupation', value: 'trucker', entity: 'user.father' }],
      },
    ],
    counterExamples: ['is my dad a trucker?', 'I wish my dad was a trucker', 'a trucker lives next door'],
  }),
  clauseRule({
    domain: 'family',
    examples: [
      {
        text: 'my roommates are kayla, rob and dmitri',
        cards: [
          { slot: 'name', value: 'kayla', entity: 'user.roommate' },
          { slot: 'name', value: 'rob', entity: 'user.roommate' },
          { slot: 'name', value: 'dmitri', entity: 'user.roommate' },
        ],
      },
    ],
    counterExamples: ['my roommates are loud, messy and rude', 'are my roommates kayla and rob?'],
  }),
  clauseRule({
    domain: 'things',
    examples: [{ text: 'i drive an 09 crv', cards: [{ slot: 'vehicle', value: '09 crv' }] }],
    counterExamples: ['should I drive a crv?', 'if I drove a crv', 'he said I drive a crv'],
  }),
  clauseRule({
    domain: 'health',
    examples: [
      {
        text: 'me knee is fine but my hip is knackered',
        cards: [{ slot: 'health', value: 'hip is knackered' }],
      },
    ],
    counterExamples: ['is my hip knackered?', 'if my hip is knackered, what then'],
  }),
  clauseRule({
    domain: 'leisure',
    examples: [
      {
        text: "my uncle's mad about steam trains",
        cards: [{ slot: 'likes', value: 'steam trains', entity: 'user.uncle' }],
      },
    ],
    counterExamples: ['are you mad about steam trains?', 'people are mad about steam trains'],
  }),
  clauseRule({
    domain: 'leisure',
    granted: true,
    examples: [{ text: 'what feeds my love of old maps?', cards: [{ slot: 'likes', value: 'old maps' }] }],
    counterExamples: ['what feeds a love of old maps?', 'her love of old maps', 'my love of my life'],
  }),
  clauseRule({
    domain: 'work',
    granted: true,
    examples: [
      {
        text: 'how do I finish my PhD in botany?',
        cards: [{ slot: 'education', value: 'PhD in botany' }],
      },
    ],
    counterExamples: ['how do I finish a PhD in botany?', 'his PhD in botany', 'my PhD in two years'],
  }),
  clauseRule({
    domain: 'family',
    granted: true,
    examples: [
      {
        text: 'what do I get my sister Jess in Toledo?',
        cards: [{ slot: 'name', value: 'Jess', entity: 'user.sister' }],
      },
    ],
    counterExamples: ['what do I get my sister?', 'my sister said hello'],
  }),
  clauseRule({
    domain: 'living',
    granted: true,
    examples: [
      {
        text: 'how do I heat our flat in Peckham?',
        cards: [{ slot: 'location', value: 'Peckham' }],
      },
    ],
    counterExamples: ['how do I heat a flat in Peckham?', 'her flat in Peckham'],
  }),
  clauseRule({
    domain: 'things',
    granted: true,
    examples: [
      { text: 'what tires fit my old corolla?', cards: [{ slot: 'vehicle', value: 'old corolla' }] },
    ],
    counterExamples: ['what tires fit a corolla?', "my dad's corolla is old", 'my focus is bad today'],
  }),
  clauseRule({
    domain: 'health',
    granted: true,
    examples: [
      {
        text: 'What can I cook for my diabetic mother?',
        cards: [{ slot: 'health', value: 'diabetic', entity: 'user.mother' }],
      },
    ],
    counterExamples: ['what can I cook for a diabetic mother?', 'her diabetic mother'],
  }),
]
