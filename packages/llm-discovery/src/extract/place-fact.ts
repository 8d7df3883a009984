import type { Span } from '@recollect/core'
import type { QuarantineReason } from '@recollect/core/store'
import type { OriginalMessage } from '@recollect/core/plugin'
import type { SlotRegistry } from '@recollect/core/extraction'
import type { ProposedFact } from '../replies/facts.ts'
import { findWords } from './find-words.ts'
import { isEntity, isOffered } from './slots.ts'

/** A fact with the message its words stand in. */
export interface PlacedFact {
  readonly fact: ProposedFact
  readonly message: OriginalMessage
  /** Of the quote. */
  readonly span: Span
  /** As the message writes it. */
  readonly value: string
}

export interface Misplaced {
  readonly reason: QuarantineReason
  readonly detail: string
  /** The message it seems to be about. */
  readonly message: OriginalMessage | undefined
}

/** Finds the words of a fact, in the message it names first. Only messages of the user are looked at. */
export function placeFact(
  fact: ProposedFact,
  messages: readonly OriginalMessage[],
  slots: SlotRegistry,
): PlacedFact | Misplaced {
  const named = fact.message === null ? undefined : messages[fact.message]
  const wrong = (reason: QuarantineReason, detail: string) => ({ reason, detail, message: named })
  if (!isOffered(fact.slot, slots)) return wrong('malformed', `slot "${fact.slot}" is none that was offered`)
  if (!isEntity(fact.entity)) return wrong('malformed', `entity "${fact.entity}" is neither user nor user.…`)
  const users = [...(named === undefined ? [] : [named]), ...messages].filter(({ role }) => role === 'user')
  for (const message of users) {
    const span = findWords(message.text, fact.quote)
    if (span !== null) return founded(fact, message, span)
  }
  const elsewhere = messages.some(({ role, text }) => role !== 'user' && findWords(text, fact.quote) !== null)
  return elsewhere
    ? wrong('quote_not_the_users', 'the quote stands in a message of somebody else')
    : wrong('quote_not_found', 'the quote stands in none of the messages')
}

/** The value must stand in the words it rests on. */
function founded(fact: ProposedFact, message: OriginalMessage, span: Span): PlacedFact | Misplaced {
  const quote = message.text.slice(span.start, span.end)
  const at = findWords(quote, fact.value)
  if (at !== null) return { fact, message, span, value: quote.slice(at.start, at.end).trim() }
  return { reason: 'value_not_founded', detail: `the value does not stand in its quote`, message }
}
