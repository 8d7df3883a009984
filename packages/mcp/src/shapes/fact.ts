import type { MemoryCard } from '@recollect/core'
import { z } from 'zod'
import { named, quoted, upTo } from '../text/quoted.ts'
import type { Words } from '../text/words.ts'
import { flagOf, instructionShape, markOf } from './instruction.ts'
import { day, isoOrNull } from './iso.ts'

const time = z.string().nullable()

/** One version of one fact, as tools give it. */
export const factShape = z.object({
  id: z.string().describe('Id of this version; forget takes it as card.'),
  entity: z.string().describe('Whom it is about: user, or user.<relation>.'),
  slot: z.string(),
  value: z.string(),
  polarity: z.enum(['positive', 'negative']).describe('negative: denied or disliked.'),
  kind: z.string(),
  facet: z.string().nullable(),
  active: z.boolean().describe('False: no longer true.'),
  contested: z.boolean().describe('True: sources disagree and nothing has settled it.'),
  confidence: z.number().min(0).max(1),
  version: z.int().min(1),
  validFrom: time.describe('Since when it was true, ISO 8601; null: not known.'),
  validTo: time.describe('Until when it was true; null: still.'),
  expiresAt: time,
  recordedAt: z.string().describe('When the memory heard of it.'),
  item: z.string().nullable().describe('Id of the message it came from.'),
  instruction: instructionShape,
})
export type Fact = z.output<typeof factShape>

export const factOf = (card: MemoryCard): Fact => ({
  id: card.id,
  entity: card.entity,
  slot: card.slot,
  value: card.value,
  polarity: card.polarity,
  kind: card.kind,
  facet: card.facet,
  active: card.active,
  contested: card.contested,
  confidence: card.confidence,
  version: card.version,
  validFrom: isoOrNull(card.validFrom),
  validTo: isoOrNull(card.validTo),
  expiresAt: isoOrNull(card.expiresAt),
  recordedAt: new Date(card.recordedAt).toISOString(),
  item: card.itemId,
  ...flagOfCard(card),
})

/** Name, value and all: an instruction may be cut in two by the rule that read it. */
const flagOfCard = ({ entity, facet, value }: MemoryCard) => flagOf(entity, facet, value)

const MOST = 400

/** A fact as one line for the fence. */
export const factLine = (card: MemoryCard, words: Words): string =>
  `${factText(card, words)}${markOf(flagOfCard(card), words)}`

/** `- [memory fact] user location = "长沙" (since 2026-01-02; id …)`. */
export function factText(card: MemoryCard, words: Words): string {
  const negative = card.polarity === 'negative' && card.slot !== 'dislikes' && card.slot !== 'fear'
  const facet = card.facet === null ? '' : ` ${quoted(card.facet)}`
  const notes = [
    ...(card.validFrom === null ? [] : [`${words.since} ${day(card.validFrom)}`]),
    ...(card.validTo === null ? [] : [`${words.until} ${day(card.validTo)}`]),
    ...(card.active ? [] : [words.inactive]),
    ...(card.contested ? [words.contested] : []),
    `id ${card.id}`,
  ]
  const value = quoted(upTo(card.value, MOST))
  return `- [memory fact] ${named(card.entity)} ${named(card.slot)}${facet} ${negative ? '!=' : '='} ${value} (${notes.join('; ')})`
}
