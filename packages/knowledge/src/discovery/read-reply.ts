import type { Discovery, RejectedReply } from '@recollect/core/plugin'
import { QUARANTINE_REASONS } from '@recollect/core/store'
import { sliceWhole } from '@recollect/core/plugin'
import { cleanLine, cleanText, fieldOf, isOneOf, membersOf } from './checks/read-fields.ts'
import { proposalText, storable } from './checks/proposal.ts'

const KINDS = ['node', 'relationship', 'card', 'reply'] as const
const MOST_REJECTED = 200
const MOST = { reconstruction: 20_000, detail: 500 } as const

/** A discoverer's reply with what is not checked one by one made safe. */
export interface ReadReply extends Pick<Discovery, 'reconstruction' | 'rejected' | 'incomplete'> {
  readonly nodes: unknown
  readonly relationships: unknown
}

/** Believes nothing: what is no reply has nothing in it, and says so in quarantine. Pure. */
export function readReply(given: unknown): ReadReply {
  const nodes = fieldOf(given, 'nodes')
  const relationships = fieldOf(given, 'relationships')
  const incomplete = fieldOf(given, 'incomplete')
  const rejected = [...rejectedIn(fieldOf(given, 'rejected'))]
  if (!Array.isArray(nodes))
    rejected.push({
      kind: 'reply',
      reason: 'malformed',
      detail: 'there is no list of nodes',
      proposal: proposalText(given),
    })
  return {
    nodes,
    relationships,
    rejected,
    reconstruction: textOf(fieldOf(given, 'reconstruction'), MOST.reconstruction),
    incomplete: incomplete === null ? null : textOf(incomplete, MOST.detail) || 'the reply was cut off',
  }
}

/** What a plugin set aside itself. Pure. */
export const rejectedIn = (given: unknown): readonly RejectedReply[] =>
  membersOf(given, MOST_REJECTED).members.map((one) => {
    const kind = fieldOf(one, 'kind')
    const reason = fieldOf(one, 'reason')
    return {
      kind: isOneOf(KINDS, kind) ? kind : 'reply',
      reason: isOneOf(QUARANTINE_REASONS, reason) ? reason : 'malformed',
      detail: detailText(fieldOf(one, 'detail')),
      proposal: proposalText(fieldOf(one, 'proposal') ?? one),
    }
  })

/** Pure. */
export const detailText = (detail: unknown): string =>
  typeof detail === 'string' ? cleanLine(storable(detail.slice(0, MOST.detail))) : ''

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? cleanText(sliceWhole(value, 0, most)) : ''
