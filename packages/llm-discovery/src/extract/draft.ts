import type { Polarity } from '@recollect/core'
import type { CardDraft, SlotRegistry } from '@recollect/core/extraction'
import { findWords } from './find-words.ts'
import type { PlacedFact } from './place-fact.ts'

/** Below every rule's. */
const PRIORITY = 1
/** Slots of what one does not like. */
const NEGATIVE: ReadonlySet<string> = new Set(['dislikes', 'fear'])

export interface Source {
  /** Name of the model. */
  readonly model: string
  /** Model and prompts. */
  readonly name: string
  /** The most any draft is given. */
  readonly confidence: number
}

/** The draft of a fact. Its time words are left to be dated with those of the rules. */
export function draftOf(
  { fact, message, span, value }: PlacedFact,
  slots: SlotRegistry,
  { model, name, confidence }: Source,
): CardDraft {
  const { slot, entity, tense } = fact
  const when = fact.when === null ? null : findWords(message.text, fact.when)
  return {
    kind: slots.get(slot, entity).kind,
    ...{
      entity,
      slot,
      value,
      normal: null,
      polarity: polarityOf(slot, fact.polarity),
      relation: 'sets',
      tense,
    },
    ...{
      facet: null,
      when: when === null ? null : message.text.slice(when.start, when.end),
      eventDate: null,
    },
    ...{ validFrom: null, validTo: null, confidence: Math.min(fact.confidence, confidence), span },
    ...{ rule: `llm/${slot}`, priority: PRIORITY, pack: `llm@${model}` },
    notes: [`${name}: said with confidence ${fact.confidence}`],
  }
}

const polarityOf = (slot: string, said: Polarity): Polarity => (NEGATIVE.has(slot) ? 'negative' : said)
