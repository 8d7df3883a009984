import type { RejectedReply } from '@recollect/core/plugin'
import type { QuarantineReason } from '@recollect/core/store'
import type { CheckedNodes } from './checks/check-nodes.ts'

const USELESS: ReadonlySet<QuarantineReason> = new Set([
  'quote_not_found',
  'value_not_founded',
  'malformed',
  'too_long',
])

/**
 * Why a reply is no comparison: it proposed something, and none of it can be read or was said. What the conversation holds may still be
 * found by another try. Null: something of it stands, it proposed nothing, or what it quotes was said by others. Pure.
 */
export function unfounded(
  { proven, refused }: Pick<CheckedNodes, 'proven' | 'refused'>,
  rejected: readonly RejectedReply[],
): string | null {
  const asNodes = rejected.filter(({ kind }) => kind === 'node' || kind === 'reply')
  const reasons = [...refused, ...asNodes].map(({ reason }) => reason)
  if (proven.length > 0 || reasons.length === 0 || !reasons.every((reason) => USELESS.has(reason)))
    return null
  return `Nothing of what the model proposed (${String(reasons.length)}) can be read and was said in the conversation.`
}
