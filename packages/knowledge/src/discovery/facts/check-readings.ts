import type { Engine } from '../../engine.ts'
import type { RejectedReply, UnreadMessage } from '@recollect/core/plugin'
import type { CardDraft } from '@recollect/core/extraction'
import { proposalText } from '../checks/proposal.ts'
import { fieldOf, membersOf } from '../checks/read-fields.ts'
import { rejectedIn } from '../read-reply.ts'
import type { ItemFacts } from '../space.ts'
import { readFact } from './read-fact.ts'

/** Facts of one message that are looked at. */
const MOST = 20

export interface CheckedReadings {
  readonly drafts: readonly ItemFacts[]
  readonly rejected: readonly RejectedReply[]
}

/** Checks what an extractor read, facts or none. Believes nothing: of each message it was given one reading counts. Pure. */
export function checkReadings(
  engine: Pick<Engine, 'slots' | 'config' | 'packs' | 'clock'>,
  extractor: string,
  messages: readonly UnreadMessage[],
  given: unknown,
): CheckedReadings {
  const byId = new Map(messages.map((message) => [message.itemId, message]))
  const facts: ItemFacts[] = []
  const rejected: RejectedReply[] = []
  for (const reading of membersOf(given, 2 * messages.length).members) {
    const itemId = fieldOf(reading, 'itemId')
    const message = typeof itemId === 'string' ? byId.get(itemId) : undefined
    if (message === undefined) {
      rejected.push(refusal(reading, 'malformed', 'it is of no message that was given'))
      continue
    }
    byId.delete(message.itemId)
    const drafts: CardDraft[] = []
    for (const one of membersOf(fieldOf(reading, 'drafts'), MOST).members) {
      const fact = readFact(engine, extractor, message, one)
      if ('reason' in fact) rejected.push(refusal(one, fact.reason, fact.detail))
      else drafts.push(fact)
    }
    rejected.push(...rejectedIn(fieldOf(reading, 'rejected')))
    facts.push({ itemId: message.itemId, drafts })
  }
  return { drafts: facts, rejected }
}

const refusal = (given: unknown, reason: RejectedReply['reason'], detail: string): RejectedReply => ({
  kind: 'card',
  reason,
  detail,
  proposal: proposalText(given),
})
