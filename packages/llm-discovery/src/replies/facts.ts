import type { ReplySchema, RejectedReply } from '@recollect/core/plugin'
import { z } from 'zod'
import { canonical, entriesOf } from './entries.ts'
import { confidence, needed, optional } from './fields.ts'
import { amount, closed, listOf, oneOf, whole, words, wordsOrNull } from './json-schema.ts'
import { sift } from './sift.ts'

/** A fact as a reply proposes it; nothing of it is checked against the messages. */
export interface ProposedFact {
  /** Number of the message; null where the reply does not say, and the quote decides. */
  readonly message: number | null
  readonly slot: string
  readonly entity: string
  readonly value: string
  readonly quote: string
  readonly polarity: 'positive' | 'negative'
  readonly tense: 'current' | 'past'
  readonly when: string | null
  readonly confidence: number
}

export interface ProposedFacts {
  readonly facts: readonly ProposedFact[]
  readonly rejected: readonly RejectedReply[]
}

const MAX_FACTS = 40

const FIELDS = {
  message: ['message number', '消息'],
  slot: ['attribute', '槽位'],
  entity: ['subject', '主体'],
  value: ['值'],
  quote: ['evidence', '原文', '引文'],
  polarity: ['极性'],
  tense: ['时态'],
  when: ['time', '时间'],
  confidence: ['置信度'],
}
const number = z
  .union([
    z.int().nonnegative(),
    z
      .string()
      .regex(/^#?\d{1,6}$/u)
      .transform((text) => Number(text.replace('#', ''))),
  ])
  .nullish()
  .catch(null)
  .transform((message) => message ?? null)
const fact = z
  .object({
    message: number,
    slot: needed(64).transform((slot) => slot.toLowerCase()),
    entity: needed(64)
      .nullish()
      .transform((entity) => (entity ?? 'user').toLowerCase()),
    value: needed(500),
    quote: needed(2000),
    polarity: z
      .enum(['positive', 'negative'])
      .nullish()
      .transform((polarity) => polarity ?? 'positive'),
    tense: z
      .enum(['current', 'past'])
      .nullish()
      .transform((tense) => tense ?? 'current'),
    when: optional(100).transform((when) => (when === '' ? null : when)),
    confidence,
  })
  .transform((proposed): ProposedFact => proposed)

const json = closed({
  facts: listOf(
    closed({
      message: whole,
      slot: words,
      entity: words,
      value: words,
      quote: words,
      polarity: oneOf(['positive', 'negative']),
      tense: oneOf(['current', 'past']),
      when: wordsOrNull,
      confidence: amount,
    }),
  ),
})

const isFact = (value: unknown): boolean => {
  const fields = canonical(value, FIELDS)
  return fields?.['slot'] !== undefined && fields['value'] !== undefined
}

export const personalFacts: ReplySchema<ProposedFacts> = Object.freeze({
  name: 'personal_facts',
  json,
  parse(value: unknown): ProposedFacts {
    const entries = entriesOf(value, ['facts', 'personal facts', '事实'], isFact)
    if (entries === null) throw new TypeError('There is no list of facts.')
    const { good, rejected } = sift(entries, {
      ...{ kind: 'card', list: 'facts', max: MAX_FACTS, schema: fact },
      fields: (entry) => canonical(entry, FIELDS),
    })
    return { facts: good, rejected }
  },
})
