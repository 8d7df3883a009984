import type { ModelReading, OriginalMessage, RejectedReply } from '@recollect/core/plugin'
import type { SlotRegistry } from '@recollect/core/extraction'
import type { ProposedFact } from '../replies/facts.ts'
import { proposalOf } from '../replies/sift.ts'
import { draftOf } from './draft.ts'
import type { Source } from './draft.ts'
import { placeFact } from './place-fact.ts'

/** What was found, message by message; what is of no message goes to the first. */
export function readingsOf(
  messages: readonly OriginalMessage[],
  slots: SlotRegistry,
  facts: readonly ProposedFact[],
  rejected: readonly RejectedReply[],
  source: Source,
): readonly ModelReading[] {
  const placed = facts.map((fact) => ({ fact, place: placeFact(fact, messages, slots) }))
  return messages.map(({ itemId }, number) => {
    const here = placed.filter(({ place }) => (place.message?.itemId ?? messages[0]?.itemId) === itemId)
    return {
      itemId,
      drafts: here.flatMap(({ place }) => ('value' in place ? [draftOf(place, slots, source)] : [])),
      rejected: [
        ...(number === 0 ? rejected : []),
        ...here.flatMap(({ fact, place }) => ('value' in place ? [] : [refusalOf(fact, place)])),
      ],
    }
  })
}

const refusalOf = (
  fact: ProposedFact,
  { reason, detail }: Pick<RejectedReply, 'reason' | 'detail'>,
): RejectedReply => ({
  ...{ kind: 'card', reason, detail, proposal: proposalOf(fact) },
})
